import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCheckFigures } from '#contract/checks/figures.ts'
import * as insight from '#contract/insight/insight.ts'
import type { SalesRangeQuery } from '#contract/statistics/statistics.ts'
import { call } from '#web/core/call.ts'
import { callFile } from '#web/core/call-file.ts'

const insightKey = (courseId: number) => ['insight', courseId] as const
const idParams = (courseId: number) => ({ id: String(courseId) })

/** People buy and learn all the time, so everything is reloaded when it is shown again. */
export const insightQuery = (courseId: number) =>
  queryOptions({
    queryKey: [...insightKey(courseId), 'learners'],
    queryFn: ({ signal }) => call(insight.getInsight, { params: idParams(courseId), signal }),
    staleTime: 0,
  })

export const insightInRangeQuery = (courseId: number, range: SalesRangeQuery) =>
  queryOptions({
    queryKey: [...insightKey(courseId), 'days', range],
    queryFn: ({ signal }) => call(insight.insightInRange, { params: idParams(courseId), querystring: range, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const checkFiguresQuery = (checkId: number) =>
  queryOptions({
    queryKey: ['check-figures', checkId],
    queryFn: ({ signal }) => call(getCheckFigures, { params: idParams(checkId), signal }),
    staleTime: 0,
  })

export const loadCsv = (
  courseId: number,
  table: insight.InsightTable,
  querystring: SalesRangeQuery,
  onProgress: (bytes: number) => void,
) => callFile(insight.insightCsv, { params: { ...idParams(courseId), table }, querystring }, 'text/csv', onProgress)
