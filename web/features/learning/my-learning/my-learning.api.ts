import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { limits } from '#contract/core/limits.ts'
import * as learning from '#contract/learning/learning.ts'
import { learningInsight } from '#contract/learning/learning-insight.ts'
import { call, callPage } from '#web/core/call.ts'
import { type Day, timeZone } from '#web/core/days.ts'
import { lastDay } from './calendar.ts'
import type { CoursesTab } from './tabs.ts'

/** Users also learn on other devices, so everything is reloaded when it is shown again. */
const options = { staleTime: 0, placeholderData: keepPreviousData } as const

const lists = {
  all: learning.listMyLearning,
  'in-progress': learning.listCoursesInProgress,
  learned: learning.listLearnedCourses,
}

export const myCoursesQuery = (tab: CoursesTab, pageNumber: number) =>
  queryOptions({
    queryKey: ['my-learning', tab, pageNumber],
    queryFn: ({ signal }) => callPage(lists[tab], { querystring: { pageNumber, pageSize: limits.pageSize.myLearning }, signal }),
    ...options,
  })

export const statisticsQuery = (start: Day) =>
  queryOptions({
    queryKey: ['my-learning', 'statistics', start, timeZone],
    queryFn: ({ signal }) =>
      call(learning.learningStatistics, {
        params: { startDate: start, endDate: lastDay(start) },
        querystring: { timeZone },
        signal,
      }),
    ...options,
  })

export const dayQuery = (date: Day) =>
  queryOptions({
    queryKey: ['my-learning', 'day', date, timeZone],
    queryFn: ({ signal }) => call(learning.learningStatisticsDetails, { params: { date }, querystring: { timeZone }, signal }),
    staleTime: 0,
  })

export const insightQuery = () =>
  queryOptions({
    queryKey: ['my-learning', 'insight', timeZone],
    queryFn: ({ signal }) => call(learningInsight, { querystring: { timeZone }, signal }),
    staleTime: 0,
  })
