import { type CourseCard, CourseOrder, type FilteredCourses } from '#contract/courses.ts'
import type { Db } from '#server/core/database/db.ts'
import { offsetOf, type Page } from '#server/core/http/paging.ts'
import { listCards } from './cards.queries.ts'
import { listCatalogue } from './catalogue.queries.ts'
import {
  countNear,
  findAll,
  findFirst,
  findFirstNear,
  findInNames,
  findVariants,
  hasVariants,
  lookUp,
  type Rarity,
  type Window,
} from './search.queries.ts'
import { wordsOf } from './search-words.ts'

/** From so many matches on, the total is an estimate and the page is read in order instead of from all matches. */
const many = 10_000

/** Courses that hold every word of the filter, as any part of a word, wherever it stands. Without a filter, the catalogue. */
export async function searchCourses(db: Db, query: FilteredCourses, viewerId: number | undefined): Promise<Page<CourseCard>> {
  const words = wordsOf(query.filter)
  if (words.length === 0) return listCatalogue(db, query, query, viewerId)
  const window = { limit: query.pageSize, offset: offsetOf(query) }
  const rarity = await lookUp(db, words)
  const { ids, ...page } =
    estimate(rarity, rarity.inText) > many
      ? await searchCommon(db, rarity, query, window)
      : await searchRare(db, rarity, query, window)
  return { ...page, items: await listCards(db, ids, viewerId) }
}

type Found = { ids: number[]; totalCount: number; totalIsEstimate?: true }

async function searchRare(db: Db, rarity: Rarity, query: FilteredCourses, window: Window): Promise<Found> {
  const { words } = rarity
  const variants = await findVariants(db, words)
  const near = rarity.courses > many && hasVariants(variants) ? await countNear(db, words, variants) : 0
  const ids = estimate(rarity, near) > many ? await findNearCommon(db, words, variants, query, window) : undefined
  if (ids) return { ids, totalCount: estimate(rarity, rarity.inText + near), totalIsEstimate: true }
  const found = await findAll(db, words, variants, query, window)
  return { ids: found.ids, totalCount: found.total }
}

/** Few courses hold the words as typed, and come first; many hold what may have been meant. */
async function findNearCommon(db: Db, words: string[], variants: string[][], query: FilteredCourses, window: Window) {
  const exact = await findAll(db, words, [], query, window)
  const rest = { limit: window.limit - exact.ids.length, offset: Math.max(0, window.offset - exact.total) }
  const others = rest.limit === 0 ? [] : await findFirstNear(db, words, variants, query, rest)
  return others && [...exact.ids, ...others]
}

/** Best matches first here means: those with the words in their name, then the rest. */
async function searchCommon(db: Db, rarity: Rarity, query: FilteredCourses, window: Window): Promise<Found> {
  const ids = await findCommon(db, rarity, query, window)
  if (!ids) return searchRare(db, rarity, query, window)
  return { ids, totalCount: estimate(rarity, rarity.inText), totalIsEstimate: true }
}

async function findCommon(db: Db, rarity: Rarity, query: FilteredCourses, window: Window): Promise<number[] | undefined> {
  const { words } = rarity
  if (query.orderBy !== CourseOrder.Id) return findFirst(db, words, 'text', query, window)
  if (estimate(rarity, rarity.inName) > many) return findFirst(db, words, 'name', query, window)
  const named = await findInNames(db, words, query)
  const best = named.slice(window.offset, window.offset + window.limit)
  const rest = { limit: window.limit - best.length, offset: Math.max(0, window.offset - named.length) }
  const others = rest.limit === 0 ? [] : await findFirst(db, words, 'text but not name', query, rest)
  return others && [...best, ...others]
}

/** To the nearest thousand, as a guess should look. */
const estimate = ({ courses, sampled }: Rarity, hits: number) =>
  sampled === 0 || courses <= many ? 0 : Math.round((hits / sampled) * (courses / 1000)) * 1000
