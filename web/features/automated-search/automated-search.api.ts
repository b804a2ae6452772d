import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as search from '#contract/automated-search/automated-search.ts'
import { limits } from '#contract/core/limits.ts'
import { listSkills } from '#contract/skills/skills.ts'
import { guestWishlistText } from '#contract/wishlist/guest-wishlist.ts'
import { guestWishlist } from '#contract/wishlist/wishlist.ts'
import { call, callPage, callWithHeaders } from '#web/core/call.ts'
import { CallError } from '#web/core/call-error.ts'
import { callFile } from '#web/core/call-file.ts'
import { readGuestLevels, readGuestToken } from './guest-levels.ts'
import { type PlanSearch, planPath } from './wish-address.ts'

export interface Plan {
  /** What it was found for. */
  search: PlanSearch
  courses: search.PlanCourse[]
  info: search.PlanInfo
}

/** The viewer is the token's `sub`, because a plan counts what they know and own; a guest has what placements found. */
export const planQuery = (planSearch: PlanSearch, viewer: string | undefined) =>
  queryOptions({
    // The address has everything that the plan depends on.
    queryKey: ['automated-search', viewer ?? 'guest', viewer ? '' : readGuestLevels(), planPath(planSearch)],
    queryFn: async ({ signal }): Promise<Plan> => {
      const endpoint = planSearch.byTime ? search.automatedSearchBasedOnTime : search.automatedSearch
      const { data, headers } = await callWithHeaders(endpoint, { ...planInput(planSearch), signal })
      return { search: planSearch, courses: data, info: JSON.parse(headers.get('x-plan') ?? '{}') }
    },
    // A search costs the server seconds, so it is not repeated when a window gets the focus.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const planPdf = (planSearch: PlanSearch) =>
  callFile(
    planSearch.byTime ? search.pdfForAutomatedSearchBasedOnTime : search.pdfForAutomatedSearch,
    planInput(planSearch),
    'application/pdf',
  )

/** For users, the server ignores what guests keep. */
export const planInput = ({ wish, must, countOwn, realTime, shownOnly }: PlanSearch) => ({
  querystring: {
    ...(readGuestToken() && { guest: readGuestToken() }),
    ...(!countOwn && { countOwn: 'false' as const }),
    ...(realTime && { realTime: 'true' as const }),
    ...(shownOnly && { shownOnly: 'true' as const }),
    ...(must.length > 0 && { must: must.join(',') }),
  },
  body: wish,
})

/** What is possible instead, if the error is that the wish cannot be fulfilled. */
export function reachableLevels(error: Error): search.Reachable | undefined {
  const text = error instanceof CallError ? error.headers?.get('x-reachable') : undefined
  return text ? JSON.parse(text) : undefined
}

/** The courses that must be in the plan and cannot, if the error is that. */
export const missingMusts = (error: Error, { must }: PlanSearch): number[] =>
  error instanceof CallError ? must.filter((id) => search.mustField(id) in error.errors) : []

export const skillChooserQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['skills', 'chooser', pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(listSkills, { querystring: { pageNumber, pageSize: limits.pageSize.skillChooser, filter }, signal }),
    placeholderData: keepPreviousData,
  })

/** The names of skills that an address or a stored wish has as ids. Deleted ones have none. */
export const skillNamesQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['skills', 'names', ids],
    queryFn: async ({ signal }) => {
      const querystring = { pageNumber: 1, pageSize: limits.maxPageSize, ids: ids.join(',') }
      const { items } = await callPage(listSkills, { querystring, signal })
      return new Map(items.map(({ id, name }) => [id, name]))
    },
  })

/** The names of courses that must be in the plan. The call for guests' wishes returns the cards of any courses. */
export const courseNamesQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['courses', 'names', ids],
    queryFn: async ({ signal }) => {
      const wishlist = guestWishlistText(ids.map((courseId) => ({ courseId, price: 0 })))
      const { items } = await call(guestWishlist, { querystring: { wishlist }, signal })
      return new Map(items.map(({ id, course }) => [id, course.name]))
    },
    placeholderData: keepPreviousData,
  })
