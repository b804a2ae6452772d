import { CourseOrder } from '#contract/courses/courses.ts'
import { searchLimits } from './limits.ts'

/** What is known of a search before courses are read. */
export interface Known {
  hasWords: boolean
  hasFacets: boolean
  orderBy: CourseOrder
  /** Whether some word that courses are found by has more courses than a list holds. */
  isCut: boolean
  /** How many courses fit the facets. */
  fits: number
  courses: number
  /** The last place of the page. */
  last: number
}

/**
 * catalogue: the whole list, nothing is asked. lists: the best courses of each word. fitting: all courses that fit the facets. inOrder: courses
 * in the wanted order until the page is full. The last two test each course for the words.
 */
export type Way = 'catalogue' | 'lists' | 'fitting' | 'inOrder'

/** The only place that decides how a search is done. */
export function chooseWay({ hasWords, hasFacets, orderBy, isCut, fits, courses, last }: Known): Way {
  if (!hasWords && !hasFacets) return 'catalogue'
  if (hasWords && !isCut) return 'lists'
  const few = hasWords ? searchLimits.fewTested : searchLimits.fewSorted
  // In order, so many are read until the page is full; to sort one costs more than to pass one by.
  if (hasFacets && (fits <= few || searchLimits.costOfSorting * fits < (last * courses) / fits)) return 'fitting'
  return hasWords && orderBy === CourseOrder.Id ? 'lists' : 'inOrder'
}

export interface Reach extends Pick<Known, 'isCut' | 'hasFacets' | 'fits' | 'courses' | 'last'> {
  /** How many lists are read, and how far at most where none is read to its end. */
  lists: number
  length: number
}

/** How far lists are read: to the end, if all end soon; otherwise as far as results are shown, or further where only a few of them fit. */
export function listLength({ isCut, hasFacets, fits, courses, lists, length, last }: Reach): number {
  if (!isCut) return length
  if (!hasFacets) return Math.min(length, searchLimits.results)
  const wanted = searchLimits.fittingResults + 2 * last
  return Math.min(Math.max(Math.ceil((wanted * courses) / Math.max(fits, 1)), searchLimits.results), longestList(lists))
}

/** As far as lists are read in any search. */
export const longestList = (lists: number): number =>
  Math.min(searchLimits.longestList, Math.floor(searchLimits.readOfLongest / Math.max(lists, 1)))
