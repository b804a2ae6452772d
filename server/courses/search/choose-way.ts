import { CourseOrder, type FilteredCourses } from '#contract/courses/courses.ts'
import type { Fitting } from './facets.queries.ts'
import { searchLimits } from './limits.ts'
import type { Meaning } from './meaning.ts'

/** What is known of a search before courses are read. */
export interface Search {
  query: FilteredCourses
  viewerId: number | undefined
  offset: number
  limit: number
  /** What the words ask for, if there are any. */
  meaning: Meaning | undefined
  /** The courses that fit the chosen facets, if there are any: how many, of how many. */
  fitting: Fitting | undefined
  fits: number
  courses: number
}

/**
 * catalogue: the whole list, nothing is asked. lists: the best courses of each word. fitting: all courses that fit the facets. inOrder: courses
 * in the wanted order until the page is full. The last two test each course for the words.
 */
export type Way = 'catalogue' | 'lists' | 'fitting' | 'inOrder'

/** The only place that decides how a search is done. */
export function chooseWay({ query, offset, limit, meaning, fitting, fits, courses }: Search): Way {
  if (!meaning && !fitting) return 'catalogue'
  if (meaning && !meaning.isCut) return 'lists'
  if (fitting && meaning && fits <= searchLimits.fewTested) return 'fitting'
  if (meaning && query.orderBy === CourseOrder.Id) return 'lists'
  // In order, so many are read until the page is full; to sort one costs more than to pass one by.
  const passed = ((offset + limit) * courses) / fits
  return fitting && searchLimits.costOfSorting * fits < passed ? 'fitting' : 'inOrder'
}

/** How far lists are read: further, the fewer of their courses fit. */
export function listLength({ offset, limit, meaning, fitting, fits, courses }: Search): number {
  if (!meaning?.isCut || !fitting) return meaning?.length ?? 0
  const wanted = ((searchLimits.fittingResults + 2 * (offset + limit)) * courses) / Math.max(fits, 1)
  return Math.min(Math.max(Math.ceil(wanted), meaning.length), searchLimits.further * meaning.length)
}
