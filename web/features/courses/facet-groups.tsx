import { Checkbox, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Radio.css'
import type { FacetCounts } from '#contract/courses/courses.ts'
import { type FacetName, facetNames, mostChosen } from '#contract/courses/facets.ts'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { SkeletonLines } from '#web/ui/loading.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { facetsQuery } from './courses.api.ts'
import classes from './facet-groups.module.css'
import { withValue } from './facet-words.ts'
import type { Search } from './search-address.ts'
import type { useChangeSearch } from './use-change-search.ts'
import { words } from './words.ts'

interface FacetGroupsProps {
  search: Search
  change: ReturnType<typeof useChangeSearch>
}

/** The others open when something in them is chosen, or on demand. */
const openAtFirst: FacetName[] = ['field', 'level']

/** What a search can be narrowed by, with the number of courses that each value leaves. While new numbers load, the old ones stay. */
export function FacetGroups({ search, change }: FacetGroupsProps) {
  const { data: counts, isPending } = useQuery(facetsQuery(search))
  if (isPending) return <SkeletonLines count={6} height={32} />
  // Narrowing is an offer: without it, the search still works.
  if (!counts) return null
  const choose = (name: FacetName, value: string, isChosen: boolean) =>
    change(({ facets }) => ({ facets: withValue(facets, name, value, isChosen) }), {
      preventScrollReset: true,
      state: { keepsFocus: true },
    })
  return (
    <div className={classes.groups}>
      {facetNames
        .filter((name) => counts[name].length > 0)
        .map((name) => (
          <FacetGroup
            key={name}
            name={name}
            values={counts[name]}
            chosen={search.facets[name]}
            onChoose={(value, isChosen) => choose(name, value, isChosen)}
          />
        ))}
    </div>
  )
}

interface FacetGroupProps {
  name: FacetName
  values: FacetCounts[FacetName]
  chosen: string[]
  onChoose: (value: string, isChosen: boolean) => void
}

function FacetGroup({ name, values, chosen, onChoose }: FacetGroupProps) {
  const [isOpen, setOpen] = useState(openAtFirst.includes(name) || chosen.length > 0)
  const Choice = mostChosen(name) === 1 ? Radio : Checkbox
  return (
    <details className={classes.group} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words[name]}
        {chosen.length > 0 && <span className={classes.chosen}>{words.chosen({ count: chosen.length })}</span>}
        <ChevronDownIcon />
      </summary>
      {isOpen && (
        <fieldset>
          <legend>
            <VisuallyHidden>{words[name]}</VisuallyHidden>
          </legend>
          {values.map(({ value, name: text, courses, isMore }) => (
            <Choice
              key={value}
              name={name}
              size="sm"
              classNames={{ body: classes.value, labelWrapper: classes.label }}
              label={
                <span className={classes.words}>
                  <span>{text}</span>
                  <span className={classes.count}>
                    {(isMore ? words.coursesOrMore : words.courses)({
                      count: courses,
                      courses,
                      sign: (text) => <span aria-hidden>{text}</span>,
                      said: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                    })}
                  </span>
                </span>
              }
              checked={chosen.includes(value)}
              onChange={(event) => onChoose(value, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </details>
  )
}
