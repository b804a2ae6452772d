import { queryOptions } from '@tanstack/react-query'
import { understandQuestion } from '#contract/first-question/first-question.ts'
import { call } from '#web/core/call.ts'

export const questionQuery = (typed: string) =>
  queryOptions({
    queryKey: ['first-question', typed],
    queryFn: ({ signal }) => call(understandQuestion, { params: { typed }, signal }),
    staleTime: 5 * 60_000,
  })
