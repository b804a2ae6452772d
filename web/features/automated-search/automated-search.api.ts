import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as search from '#contract/automated-search.ts'
import { limits } from '#contract/limits.ts'
import { listSkills } from '#contract/skills.ts'
import { callPage, callWithHeaders } from '#web/core/call.ts'
import { CallError } from '#web/core/call-error.ts'
import { callFile } from '#web/core/call-file.ts'
import type { PlanSearch } from './wish-address.ts'

export interface Plan {
  courses: search.PlanCourse[]
  info: search.PlanInfo
}

/** The viewer is the token's `sub`, because a plan counts what they know and own. */
export const planQuery = ({ wish, byTime, countOwn }: PlanSearch, viewer: string | undefined) =>
  queryOptions({
    queryKey: ['automated-search', viewer ?? 'guest', byTime, countOwn, wish.map(({ skillId, level }) => [skillId, level])],
    queryFn: async ({ signal }): Promise<Plan> => {
      const endpoint = byTime ? search.automatedSearchBasedOnTime : search.automatedSearch
      const { data, headers } = await callWithHeaders(endpoint, { querystring: queryOf(countOwn), body: wish, signal })
      return { courses: data, info: JSON.parse(headers.get('x-plan') ?? '{}') }
    },
    // A search costs the server seconds, so it is not repeated when a window gets the focus.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const planPdf = ({ wish, byTime, countOwn }: PlanSearch) =>
  callFile(
    byTime ? search.pdfForAutomatedSearchBasedOnTime : search.pdfForAutomatedSearch,
    { querystring: queryOf(countOwn), body: wish },
    'application/pdf',
  )

const queryOf = (countOwn: boolean) => (countOwn ? {} : { countOwn: 'false' as const })

/** What is possible instead, if the error is that the wish cannot be fulfilled. */
export function reachableOf(error: Error): search.Reachable | undefined {
  const text = error instanceof CallError ? error.headers?.get('x-reachable') : undefined
  return text ? JSON.parse(text) : undefined
}

export const skillChooserQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['skills', 'chooser', pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(listSkills, { querystring: { pageNumber, pageSize: limits.pageSize.skillChooser, filter }, signal }),
    placeholderData: keepPreviousData,
  })

/** The names of skills from the address. There are few skills, so pages are read until all are found. */
export const skillNamesQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['skills', 'names', ids],
    queryFn: async ({ signal }) => {
      const names = new Map<number, string>()
      for (let pageNumber = 1, isMore = ids.length > 0; isMore; pageNumber++) {
        const { items, info } = await callPage(listSkills, { querystring: { pageNumber, pageSize: limits.maxPageSize }, signal })
        for (const { id, name } of items) if (ids.includes(id)) names.set(id, name)
        isMore = info.HasNextPage && names.size < ids.length
      }
      return names
    },
  })
