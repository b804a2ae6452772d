import { limits } from '#contract/core/limits.ts'
import { CourseOrder, type FacetCounts } from '#contract/courses/courses.ts'
import { type FacetName, type Facets, facetNames, fixedFacets } from '#contract/courses/facets.ts'
import type { Db } from '#server/core/database/db.ts'
import { balance, type FixedValue, fixedValues, toChoice } from './facet-choice.ts'
import { countValues, mostCounted, type ValueCount, type Words } from './facets.queries.ts'
import { foundSteps, lookUp } from './search.queries.ts'
import { isCommon, searches, slowSearches } from './search.ts'
import { toReadings, toWords } from './search-words.ts'

/** How many courses each value of each facet would leave. Values that leave none are missing, unless they are chosen. */
export async function countFoundFacets(
  db: Db,
  { filter, facets }: { filter: string; facets: Facets },
  viewerId: number | undefined,
): Promise<FacetCounts> {
  const words = toWords(filter)
  const choice = toChoice(facets, viewerId)
  if (words.length === 0) return toCounts(await searches.run(() => countValues(db, choice, undefined, viewerId)), facets)
  const known = await searches.run(() => lookUp(db, words))
  const readings = toReadings(known.words)
  const query = { filter, pageNumber: 1, pageSize: limits.pageSize.courses, orderBy: CourseOrder.Id, isAscending: true }
  const found: Words = isCommon(known)
    ? { patterns: readings[0].patterns }
    : { steps: foundSteps({ query, offset: 0, limit: query.pageSize, viewerId }, readings, known.isIndexed) }
  const gate = known.isIndexed ? searches : slowSearches
  return toCounts(await gate.run(() => countValues(db, choice, found, viewerId)), facets)
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
