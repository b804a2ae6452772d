import { type CourseCard, CourseOrder, type FilteredCourses } from '#contract/courses.ts'
import type { Db } from '#server/core/database/db.ts'
import { offsetOf, type Page } from '#server/core/http/paging.ts'
import { toCard } from './cards.queries.ts'
import { listCatalogue } from './catalogue.queries.ts'
import { type CommonPlace, findAll, findInOrder, lookUp, type Search } from './search.queries.ts'
import { type LookedUp, readingsOf, wordsOf } from './search-words.ts'

/** A search leads to so many courses. Of the rest it only says that there are more. */
const mostResults = 1000
/** The last of the places in which the sample is counted. */
const anywhere = 3

/**
 * A course matches when it holds every word of the filter, as any part of a word. Ordered by id, the best matches come first: all words
 * in the name, then in the skills, then in the short description, then anywhere.
 * One statement looks the words up and estimates from a sample of the catalogue how many courses match. If few do, a trigram index finds
 * all of them; where they are fewer than a page, courses follow that match with typing errors corrected, or without one of the words.
 * If many do, courses are read in order until the page is full; where the estimate was wrong, the first way is taken after all.
 * Words that no index has, such as "c++", are only looked for in the first 5,000 courses of the order.
 */
export async function searchCourses(db: Db, query: FilteredCourses, viewerId: number | undefined): Promise<Page<CourseCard>> {
  const words = wordsOf(query.filter)
  if (words.length === 0) return listCatalogue(db, query, query, viewerId)
  const known = await lookUp(db, words)
  const offset = Math.min(offsetOf(query), mostResults)
  const limit = Math.min(query.pageSize, mostResults - offset)
  const search: Search = { readings: readingsOf(known), query, offset, limit, viewerId }
  const common = commonPlace(known, search)
  const first = common && (await findInOrder(db, search, common))
  if (first?.length === limit) return { items: first.map(toCard), totalCount: mostResults, totalIsEstimate: true }
  const { rows, total } = await findAll(db, search)
  const items = rows.map(toCard)
  return total > mostResults ? { items, totalCount: mostResults, totalIsEstimate: true } : { items, totalCount: total }
}

/** The best place in which so many courses hold the words that reading courses in order takes fewer rows than reading all matches. */
function commonPlace({ hits, sampled, courses }: LookedUp, { readings, query, offset, limit }: Search): CommonPlace | undefined {
  const isBestFirst = query.orderBy === CourseOrder.Id
  // Better places than the common one are read through the index, so the words must be in it.
  const candidates = !isBestFirst ? [anywhere] : readings[0].isIndexed ? [...hits.keys()] : [0]
  for (const place of candidates) {
    const found = hits[place] ?? 0
    const matches = (found / sampled) * courses
    const rows = ((offset + limit) / found) * sampled
    if (found >= 5 && matches > 2 * mostResults && rows < Math.min(matches, 10_000)) return { place, rows }
  }
  return undefined
}
