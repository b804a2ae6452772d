import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { PointsGrant } from '#contract/core/forms.ts'
import type { PageInfo } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import { correctPoints, grantPoints } from '#contract/points/points.ts'
import * as statistics from '#contract/statistics/statistics.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage, callWithHeaders } from '#web/core/call.ts'
import type { Sorting } from './sorting.ts'

type MaterialColumn = (typeof statistics.materialColumns)[number]
type CourseColumn = (typeof statistics.courseColumns)[number]
type UserColumn = (typeof statistics.userColumns)[number]

const statisticsKey = ['statistics'] as const
/** People buy and learn all the time, so everything is reloaded when it is shown again. */
const options = { staleTime: 0, placeholderData: keepPreviousData } as const
const pageAt = (pageNumber: number) => ({ pageNumber, pageSize: limits.pageSize.statistics })
const orderQuery = <Column extends string>({ orderBy, isAscending }: Sorting<Column>) =>
  ({ orderBy, isAscending: isAscending ? 'true' : 'false' }) as const

export const materialsQuery = (sorting: Sorting<MaterialColumn>, pageNumber: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'materials', sorting, pageNumber],
    queryFn: ({ signal }) =>
      callPage(statistics.materialsStatistics, { params: pageAt(pageNumber), querystring: orderQuery(sorting), signal }),
    ...options,
  })

export const coursesQuery = (sorting: Sorting<CourseColumn>, pageNumber: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'courses', sorting, pageNumber],
    queryFn: ({ signal }) =>
      callPage(statistics.coursesStatistics, { params: pageAt(pageNumber), querystring: orderQuery(sorting), signal }),
    ...options,
  })

/** A page of users, with the average over all users. */
export const usersQuery = (sorting: Sorting<UserColumn>, filter: string, pageNumber: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'users', sorting, filter, pageNumber],
    queryFn: async ({ signal }) => {
      const input = { params: pageAt(pageNumber), querystring: { ...orderQuery(sorting), filter }, signal }
      const { data, headers } = await callWithHeaders(statistics.usersStatistics, input)
      const info: PageInfo = JSON.parse(headers.get('x-pagination') ?? '{}')
      return { items: data.users, info, average: data.averageCompletedCoursesPercentage }
    },
    ...options,
  })

export const salesQuery = () =>
  queryOptions({
    queryKey: [...statisticsKey, 'sales'],
    queryFn: ({ signal }) => call(statistics.salesStatistics, { signal }),
    staleTime: 0,
  })

export const salesInRangeQuery = (range: statistics.SalesRangeQuery) =>
  queryOptions({
    queryKey: [...statisticsKey, 'sales-in-range', range],
    queryFn: ({ signal }) => call(statistics.salesInRange, { querystring: range, signal }),
    ...options,
  })

export const userPointsQuery = (userId: number, pageNumber: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'user-points', userId, pageNumber],
    queryFn: ({ signal }) =>
      callPage(statistics.userPoints, {
        params: { id: String(userId) },
        querystring: { pageNumber, pageSize: limits.pageSize.pointsHistory },
        signal,
      }),
    ...options,
  })

export type AuditFilter = z.input<typeof statistics.auditLog.schema.querystring>

export const auditQuery = (wanted: AuditFilter, pageNumber: number) =>
  queryOptions({
    queryKey: [...statisticsKey, 'audit', wanted, pageNumber],
    queryFn: ({ signal }) => callPage(statistics.auditLog, { params: pageAt(pageNumber), querystring: wanted, signal }),
    ...options,
  })

export function useGrantPoints(act: 'grant' | 'correct') {
  const refresh = useRefresh()
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: (body: PointsGrant) =>
      attempt.send((headers) => call(act === 'grant' ? grantPoints : correctPoints, { headers, body })),
    onSettled: refresh,
  })
}

export function useSetAdmin(userId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof statistics.setAdmin.schema.body>) =>
      call(statistics.setAdmin, { params: { id: String(userId) }, body }),
    onSettled: refresh,
  })
}

export function useSignOutUser(userId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(statistics.signOutUser, { params: { id: String(userId) } }),
    onSettled: refresh,
  })
}

export function useCreateResetLink(userId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(statistics.createResetLink, { params: { id: String(userId) } }),
    onSettled: refresh,
  })
}

/** Every action changes a table and the log. An Admin's own balance is on the profile too. */
function useRefresh() {
  const client = useQueryClient()
  return () => Promise.all([statisticsKey, ['account']].map((queryKey) => client.invalidateQueries({ queryKey })))
}
