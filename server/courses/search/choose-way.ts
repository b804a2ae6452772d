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
}

/**
 * catalogue: the whole list, nothing is asked. facets: courses that fit, without words. lists: the best courses of each word. fitting: all
 * courses that fit the facets, tested for the words. inOrder: courses in the wanted order, tested for the words, until the page is full.
 */
export type Way = 'catalogue' | 'facets' | 'lists' | 'fitting' | 'inOrder'

/** The only place that decides how a search is done. */
export function chooseWay({ hasWords, hasFacets, orderBy, isCut, fits }: Known): Way {
  if (!hasWords) return hasFacets ? 'facets' : 'catalogue'
  if (!isCut) return 'lists'
  if (hasFacets && fits <= searchLimits.fewFitting) return 'fitting'
  return orderBy === CourseOrder.Id ? 'lists' : 'inOrder'
}

export interface Reach extends Pick<Known, 'isCut' | 'hasFacets' | 'fits' | 'courses'> {
  /** How far the list of a word is read at most. */
  length: number
  /** The last place of the page. */
  last: number
}

/** How far lists are read: to the end, if all end soon; otherwise as far as results are shown, or further where only a few of them fit. */
export function listLength({ isCut, hasFacets, fits, courses, length, last }: Reach): number {
  if (!isCut) return length
  if (!hasFacets) return Math.min(length, searchLimits.results)
  const wanted = searchLimits.fittingResults + 2 * last
  return Math.min(Math.max(Math.ceil((wanted * courses) / Math.max(fits, 1)), searchLimits.results), searchLimits.longestList)
}
