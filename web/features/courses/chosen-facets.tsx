import { useQuery } from '@tanstack/react-query'
import { countChosen, noFacets } from '#contract/facets.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import classes from './chosen-facets.module.css'
import { facetsQuery } from './courses.api.ts'
import { chosenValues, withValue } from './facet-words.ts'
import type { Search } from './search-address.ts'
import { useChangeSearch } from './use-change-search.ts'

/** What the results are narrowed to; each can be removed. */
export function ChosenFacets({ search }: { search: Search }) {
  const { data: counts } = useQuery(facetsQuery(search))
  const change = useChangeSearch(search)
  const { facets } = search
  if (countChosen(facets) === 0) return null
  return (
    <ul className={classes.chosen} aria-label="Narrowed to">
      {chosenValues(facets, counts).map(({ name, value, text }) => (
        <li key={`${name} ${value}`}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove ${text}`}
            onClick={() => change(({ facets }) => ({ facets: withValue(facets, name, value, false) }))}
          >
            {text}
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => change(() => ({ facets: noFacets }))}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
