import type { FacetCounts } from '#contract/courses/courses.ts'
import { type FacetName, type Facets, facetNames, fixedFacets } from '#contract/courses/facets.ts'
import type { Db } from '#server/core/database/db.ts'
import { listSteps } from './by-words.queries.ts'
import { listLength } from './choose-way.ts'
import { balance, type FixedValue, fixedValues, toChoice } from './facet-choice.ts'
import { countValues, mostCounted, type ValueCount } from './facets.queries.ts'
import { readWords, searches } from './search.ts'

/** How many courses each value of each facet would leave. Values that leave none are missing, unless they are chosen. */
export async function countFoundFacets(
  db: Db,
  { filter, facets }: { filter: string; facets: Facets },
  viewerId: number | undefined,
): Promise<FacetCounts> {
  const asked = filter.trim() === '' ? undefined : await readWords(db, filter)
  // Of common words, the best courses are counted.
  const found = asked && listSteps(asked.meaning, listLength({ ...asked, ...asked.meaning, hasFacets: false, last: 0 }))
  return toCounts(await searches.run(() => countValues(db, toChoice(facets, viewerId), found, viewerId)), facets)
}

function toCounts(rows: ValueCount[], facets: Facets): FacetCounts {
  const countedValues = (name: FacetName) => {
    const fixed = [...fixedValues, balanceValue].filter(({ facet }) => facet === name)
    const counted = rows.filter(({ facet }) => facet === name)
    const shown = fixed.length > 0 ? inTheirOrder(fixed, counted) : counted
    return shown
      .map(({ value, name, courses, isPart }) => ({
        value,
        name: name ?? '',
        courses: Math.min(courses, mostCounted),
        isMore: isPart || courses > mostCounted,
      }))
      .filter(({ value, courses }) => courses > 0 || facets[name].includes(value))
  }
  return Object.fromEntries(facetNames.map((facet) => [facet, countedValues(facet)])) as FacetCounts
}

/** Guests have no balance, so there is no count for it. */
const balanceValue: FixedValue = { facet: 'price', value: balance, name: fixedFacets.price.balance, number: balance }

const inTheirOrder = (fixed: FixedValue[], counted: ValueCount[]) =>
  fixed.flatMap(({ value, name, number }) =>
    counted.filter((row) => row.value === number).map((row) => ({ ...row, value, name })),
  )
