import { useQuery } from '@tanstack/react-query'
import { countChosen, noFacets } from '#contract/courses/facets.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import classes from './chosen-facets.module.css'
import { facetsQuery } from './courses.api.ts'
import { type ChosenValue, chosenValues, withValue } from './facet-words.ts'
import type { Search } from './search-address.ts'
import { useChangeSearch } from './use-change-search.ts'
import { words } from './words.ts'

interface ChosenFacetsProps {
  search: Search
  /** Moves the focus, because nothing is left here that could take it. */
  onLeave: () => void
}

/** What the results are narrowed to; each can be removed. */
export function ChosenFacets({ search, onLeave }: ChosenFacetsProps) {
  const { data: counts } = useQuery(facetsQuery(search))
  const change = useChangeSearch(search)
  const { facets } = search
  const count = countChosen(facets)
  if (count === 0) return null
  // The pressed button goes away; the one after it takes the focus.
  const remove = (chip: HTMLElement, { name, value }: ChosenValue) => {
    if (count === 1) onLeave()
    else chip.closest('li')?.nextElementSibling?.querySelector('button')?.focus()
    change(({ facets }) => ({ facets: withValue(facets, name, value, false) }))
  }
  const clear = () => {
    onLeave()
    change(() => ({ facets: noFacets }))
  }
  return (
    <ul className={classes.chosen} aria-label={words.narrowedTo}>
      {chosenValues(facets, counts).map((chosen) => (
        <li key={`${chosen.name} ${chosen.value}`}>
          <button
            type="button"
            className={classes.chip}
            aria-label={words.remove({ choice: chosen.text })}
            onClick={(event) => remove(event.currentTarget, chosen)}
          >
            {chosen.text}
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={clear}>
          {words.clearAll}
        </button>
      </li>
    </ul>
  )
}
