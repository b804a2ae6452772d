import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { filterCourses, getCourse, listCourses } from '#contract/courses.ts'
import { limits } from '#contract/limits.ts'
import { call, callPage } from '#web/core/call.ts'
import type { Search } from './search-address.ts'

const pageSize = limits.pageSize.courses

export const courseListQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: ['courses', 'list', pageNumber],
    queryFn: ({ signal }) => callPage(listCourses, { querystring: { pageNumber, pageSize }, signal }),
  })

export const searchQuery = (search: Search) =>
  queryOptions({
    queryKey: ['courses', 'filtered', search],
    queryFn: ({ signal }) => callPage(filterCourses, { params: paramsOf(search), signal }),
    placeholderData: keepPreviousData,
  })

export const courseQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'details', id],
    queryFn: ({ signal }) => call(getCourse, { params: { id: String(id) }, signal }),
    // The links of those who may open the materials expire; new ones come before that.
    refetchInterval: ({ state }) =>
      state.data?.materials.some(({ link }) => link) ? (limits.privateLinkMinutes - 1) * 60_000 : false,
  })

const orderNumbers = ['0', '1', '2', '3'] as const
const paramsOf = ({ filter, pageNumber, orderBy, isAscending }: Search) => ({
  pageNumber,
  pageSize,
  orderBy: orderNumbers[orderBy],
  isAscending: isAscending ? ('true' as const) : ('false' as const),
  filter,
})
