import { type CourseCard, CourseOrder, type FilteredCourses } from '#contract/courses/courses.ts'
import { type Facets, noFacets } from '#contract/courses/facets.ts'
import { spareCores } from '#server/core/costly-work/gates.ts'
import { sharedGate } from '#server/core/costly-work/shared-gate.ts'
import type { Db } from '#server/core/database/db.ts'
import { type Page, pageOffset } from '#server/core/http/paging.ts'
import { listCatalogue } from './catalogue.queries.ts'
import { toChoice } from './facet-choice.ts'
import { fitting as fittingSql } from './facets.queries.ts'
import {
  commonHits,
  findAll,
  findAmongFitting,
  findFitting,
  findInOrder,
  type LookedUp,
  lookUp,
  mostFound,
  type Search,
} from './search.queries.ts'
import { toReadings, toWords } from './search-words.ts'
import { refusals } from './words.ts'

export type CourseSearch = FilteredCourses & { facets?: Facets }

/** A search leads to so many courses. Of the rest it only says that there are more. */
const mostResults = 1000

const searchGate = (name: string, atOnce: number) =>
  sharedGate(name, atOnce, 200, () => refusals.searchIsBusy({ retryAfterSeconds: 5 }))
/** Searches never take the connections that everybody else needs, nor the last core of the database. */
export const searches = searchGate('searches', Math.max(2, spareCores))
/** Searches that no index serves, such as "c++", look through thousands of texts, so they run one at a time. */
export const slowSearches = searchGate('slow searches', 1)

/**
 * A course matches when it holds every word of the filter, as any part of a word, and fits the facets. Ordered by id, the best matches
 * come first: all words in the name, then in the skills, then in the short description, then anywhere.
 */
export async function searchCourses(
  db: Db,
  { facets = noFacets, ...query }: CourseSearch,
  viewerId: number | undefined,
): Promise<Page<CourseCard>> {
  const words = toWords(query.filter)
  const choice = toChoice(facets, viewerId)
  const fitting = Object.values(choice.has).includes(true) ? fittingSql(choice, viewerId) : undefined
  if (words.length === 0 && !fitting) return listCatalogue(db, query, query, viewerId)
  const offset = Math.min(pageOffset(query), mostResults)
  const limit = Math.min(query.pageSize, mostResults - offset)
  const search = { query, offset, limit, viewerId, fitting }
  if (words.length === 0 && fitting)
    return toPage(await searches.run(() => findFitting(db, { ...search, fitting }, choice.priceSpan)))
  const known = await searches.run(() => lookUp(db, words, fitting))
  return (known.isIndexed ? searches : slowSearches).run(() => findPage(db, known, search))
}

/**
 * If many courses match, by a sample of the catalogue, they are read in order until the page is full. If few do, or the sample was wrong,
 * all of them are found: by the facets, if many courses hold the words, otherwise by the words. Where fewer than a page hold the words,
 * those follow that match with typing errors corrected or without one of the words.
 */
async function findPage(db: Db, known: LookedUp, search: Search): Promise<Page<CourseCard>> {
  const readings = toReadings(known.words)
  const common = commonPlace(known, search)
  if (common) {
    const { items } = await findInOrder(db, search, readings[0], common)
    if (items.length === search.limit) return { items, totalCount: mostResults, totalIsEstimate: true }
  }
  const { fitting } = search
  const fewFit = fitting && (known.fits ?? 0) <= mostFound
  if (fewFit && (isCommon(known) || !known.isIndexed))
    return toPage(await findAmongFitting(db, { ...search, fitting }, readings[0]))
  return toPage(await findAll(db, search, readings, known.isIndexed))
}

function toPage({ items, total, isPart }: Awaited<ReturnType<typeof findAll>>): Page<CourseCard> {
  if (!isPart && total <= mostResults) return { items, totalCount: total }
  return { items, totalCount: Math.min(total, mostResults), totalIsEstimate: true }
}

/** Whether too many courses hold the words, by the sample, to read all of them. */
export const isCommon = ({ held, sampled, courses }: LookedUp) =>
  held >= commonHits && (held / sampled) * courses > 2 * mostResults

/**
 * The best place in which so many courses hold the words that reading courses in order takes fewer rows than reading all matches. Orders
 * other than by id do not look at places. Places better than the common one are read through the index, which must have the words.
 */
function commonPlace({ isIndexed, hits, sampled, courses }: LookedUp, { query, offset, limit }: Search) {
  const places = query.orderBy !== CourseOrder.Id ? hits.slice(-1) : isIndexed ? hits : hits.slice(0, 1)
  for (const [place, found] of places.entries()) {
    const matches = (found / sampled) * courses
    const rows = ((offset + limit) / found) * sampled
    if (found >= commonHits && matches > 2 * mostResults && rows < matches) return { place, rows }
  }
  return undefined
}
