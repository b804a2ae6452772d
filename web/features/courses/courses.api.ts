import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { firstInput } from '#contract/addresses.ts'
import { filterCourses, getCourse, listCourses } from '#contract/courses.ts'
import { limits } from '#contract/limits.ts'
import { call, callPage } from '#web/core/call.ts'
import type { Search } from './search-address.ts'

export const courseListQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: ['courses', 'list', pageNumber],
    queryFn: ({ signal }) => callPage(listCourses, { ...firstInput.courses(pageNumber), signal }),
  })

export const searchQuery = (search: Search) =>
  queryOptions({
    queryKey: ['courses', 'filtered', search],
    queryFn: ({ signal }) => callPage(filterCourses, { ...firstInput.search(search), signal }),
    placeholderData: keepPreviousData,
  })

export const courseQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'details', id],
    queryFn: ({ signal }) => call(getCourse, { ...firstInput.course(id), signal }),
    // Links to materials expire, so they are reloaded before that.
    refetchInterval: ({ state }) =>
      state.data?.materials.some(({ link }) => link) ? (limits.privateLinkMinutes - 1) * 60_000 : false,
  })
