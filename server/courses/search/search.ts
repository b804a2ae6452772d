import type { CourseCard, FilteredCourses } from '#contract/courses/courses.ts'
import { type Facets, noFacets } from '#contract/courses/facets.ts'
import { spareCores } from '#server/core/costly-work/gates.ts'
import { sharedGate } from '#server/core/costly-work/shared-gate.ts'
import type { Db } from '#server/core/database/db.ts'
import { type Page, pageOffset } from '#server/core/http/paging.ts'
import { listCatalogue } from '../catalogue.queries.ts'
import { refusals } from '../words.ts'
import { findByFacets } from './by-facets.queries.ts'
import { findAmongFitting, findByLists, findInOrder } from './by-words.queries.ts'
import { chooseWay, type Known, listLength } from './choose-way.ts'
import { toChoice } from './facet-choice.ts'
import { type Fitting, fitting as fittingSql } from './facets.queries.ts'
import { searchLimits } from './limits.ts'
import { type Meaning, meantBy, understand } from './meaning.ts'
import type { readPage, Search } from './read-page.queries.ts'
import { lookFurther, lookUp } from './words.queries.ts'

export type CourseSearch = FilteredCourses & { facets?: Facets }

/** Searches never take the connections that everybody else needs, nor the last core of the database. */
export const searches = sharedGate('searches', Math.max(2, spareCores), 200, () =>
  refusals.searchIsBusy({ retryAfterSeconds: 5 }),
)

export async function searchCourses(
  db: Db,
  { facets = noFacets, ...query }: CourseSearch,
  viewerId: number | undefined,
): Promise<Page<CourseCard>> {
  const choice = toChoice(facets, viewerId)
  const hasFacets = Object.values(choice.has).includes(true)
  const fitting = hasFacets ? fittingSql(choice, viewerId) : undefined
  const asked = query.filter.trim() === '' ? undefined : await readWords(db, query.filter, fitting)
  const offset = Math.min(pageOffset(query), searchLimits.results)
  const search: Search = { query, offset, limit: Math.min(query.pageSize, searchLimits.results - offset), viewerId, fitting }
  const { meaning, ...known } = asked ?? { hasWords: false, isCut: false, fits: 0, courses: 0 }
  const way = chooseWay({ ...known, hasFacets, orderBy: query.orderBy })
  if (way === 'catalogue') return listCatalogue(db, query, query, viewerId)
  const found = await searches.run(async () => {
    if (!meaning) return toPage(await findByFacets(db, withFacets(search), choice.priceSpan))
    if (way === 'fitting') return toPage(await findAmongFitting(db, withFacets(search), meaning))
    if (way === 'lists')
      return toPage(
        await findByLists(db, search, meaning, listLength({ ...known, ...meaning, hasFacets, last: offset + search.limit })),
      )
    const page = toPage(await findInOrder(db, search, meaning))
    if (page.items.length === search.limit) return { ...page, totalCount: searchLimits.results }
    // Where the words are rare at this end of the order, their best courses are sorted.
    return toPage(await findByLists(db, search, meaning, searchLimits.longestList))
  })
  return { ...found, corrected: meaning?.corrected }
}

const withFacets = (search: Search) => search as Search & { fitting: Fitting }

/** What the typed text asks for, and how many courses there are. Undefined for a text without words, such as "?". */
export async function readWords(db: Db, filter: string, fitting?: Fitting) {
  const text = filter.toWellFormed().replaceAll('\0', ' ')
  const { words, synonyms, courses, fits } = await searches.run(() => lookUp(db, text, fitting))
  if (words.length === 0) return undefined
  const unknown = words.filter((one) => one.word.length > 2 && meantBy(one).length === 0)
  if (unknown.length > 0) {
    const found = await searches.run(() =>
      lookFurther(
        db,
        unknown.map(({ word }) => word),
      ),
    )
    for (const one of unknown) one.found = found.filter(({ typed }) => typed === one.word)
  }
  const meaning = understand(words, synonyms, courses)
  return { meaning, hasWords: true, isCut: meaning.isCut, fits: fits ?? 0, courses } satisfies Partial<Known> & {
    meaning: Meaning
  }
}

export type Found = NonNullable<Awaited<ReturnType<typeof readWords>>>

function toPage({ items, total, isPart }: Awaited<ReturnType<typeof readPage>>): Page<CourseCard> {
  if (!isPart && total <= searchLimits.results) return { items, totalCount: total }
  return { items, totalCount: Math.min(total, searchLimits.results), totalIsEstimate: true }
}
