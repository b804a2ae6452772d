import { type CourseCard, CourseOrder, type FilteredCourses } from '#contract/courses.ts'
import type { Db } from '#server/core/database/db.ts'
import { offsetOf, type Page } from '#server/core/http/paging.ts'
import { toCard } from './cards.queries.ts'
import { listCatalogue } from './catalogue.queries.ts'
import { type CommonPlace, findAll, findInOrder, lookUp, type Search } from './search.queries.ts'
import { type LookedUp, readingsOf, wordsOf } from './search-words.ts'

/** A search leads to so many courses. Of the rest it only says that there are more. */
const mostResults = 1000
const anywhere = 3

/**
 * A course matches when it holds every word of the filter, as any part of a word. Ordered by id, the best matches come first: those with
 * the words in the name, then in the skills, then in the short description, then anywhere.
 * One statement looks the words up and guesses from a sample of the catalogue how many courses match. If few do, a trigram index finds all
 * of them; where they are fewer than a page, courses follow that match with typing errors corrected, or without one of the words. If many
 * do, courses are read in order until the page is full; where the guess was wrong, all are found after all.
 * Words that no index has, such as "c++", are only looked for in the first few thousand courses of the order.
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
  return (
    hits
      .map((found, place) => ({ place, found, matches: (found / sampled) * courses, rows: ((offset + limit) / found) * sampled }))
      .filter(({ place }) => query.orderBy === CourseOrder.Id || place === anywhere)
      // Better places are read through the index. What no index has cannot be found there.
      .filter(({ place }) => readings[0].isIndexed || query.orderBy !== CourseOrder.Id || place === 0)
      .find(({ found, matches, rows }) => found >= 5 && matches > 2 * mostResults && rows < Math.min(matches, 10_000))
  )
}
