import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CoursePage, firstInput } from '#contract/core/addresses.ts'
import { limits } from '#contract/core/limits.ts'
import { countFacets, filterCourses, getCourse, listCourses } from '#contract/courses/courses.ts'
import { listSimilar } from '#contract/courses/similar.ts'
import { call, callPage } from '#web/core/call.ts'
import type { Search } from './search-address.ts'

export const courseListQuery = (page: CoursePage) =>
  queryOptions({
    queryKey: ['courses', 'list', page],
    queryFn: ({ signal }) => callPage(listCourses, { ...firstInput.courses(page), signal }),
    placeholderData: keepPreviousData,
  })

export const searchQuery = (search: Search) =>
  queryOptions({
    queryKey: ['courses', 'filtered', search],
    queryFn: ({ signal }) => callPage(filterCourses, { ...firstInput.search(search), signal }),
    placeholderData: keepPreviousData,
  })

/** The same for all pages and orders of a search. */
export const facetsQuery = ({ filter, facets }: Search) =>
  queryOptions({
    queryKey: ['courses', 'facets', filter, facets],
    queryFn: ({ signal }) => call(countFacets, { params: { filter }, querystring: facets, signal }),
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

export const similarQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['courses', 'similar', courseId],
    queryFn: ({ signal }) => call(listSimilar, { params: { id: String(courseId) }, signal }),
  })
