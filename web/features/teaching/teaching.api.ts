import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getWaitingForAuthor, listTaught, taughtPageSize } from '#contract/teaching/teaching.ts'
import { call, callPage } from '#web/core/call.ts'

/** Learners submit and rate at any time, so both are asked for at each visit. */
export const taughtQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: ['teaching', 'courses', pageNumber],
    queryFn: ({ signal }) => callPage(listTaught, { querystring: { pageNumber, pageSize: taughtPageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const waitingQuery = () =>
  queryOptions({
    queryKey: ['teaching', 'waiting'],
    queryFn: ({ signal }) => call(getWaitingForAuthor, { signal }),
    staleTime: 0,
  })
