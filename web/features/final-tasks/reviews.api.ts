import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { limits } from '#contract/core/limits.ts'
import * as reviews from '#contract/final-tasks/reviews.ts'
import { call } from '#web/core/call.ts'
import { CallError } from '#web/core/call-error.ts'

/** Private links expire, so they are reloaded before that. */
const beforeLinksExpire = (limits.privateLinkMinutes - 1) * 60_000

export const finalTaskQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['reviews', 'task', courseId],
    queryFn: ({ signal }) => call(reviews.getFinalTask, { params: { id: String(courseId) }, signal }),
  })

/** Null before there is a submission. Somebody may have reviewed it, so it is loaded whenever it is shown. */
export const submittedQuery = (finalTaskId: number) =>
  queryOptions({
    queryKey: ['reviews', 'submitted', finalTaskId],
    queryFn: ({ signal }) =>
      call(reviews.getSubmitted, { params: { finalTaskId: String(finalTaskId) }, signal }).catch((error) =>
        isNotFound(error) ? null : Promise.reject(error),
      ),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? beforeLinksExpire : false),
  })

/** Null when there is nothing to review. The call holds a task for the user, so it is made only when the user wants to review. */
export const forReviewQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['reviews', 'for-review', courseId],
    queryFn: ({ signal }) =>
      call(reviews.getForReview, { params: { courseId: String(courseId) }, signal }).catch((error) =>
        isNotFound(error) ? null : Promise.reject(error),
      ),
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data ? beforeLinksExpire : false),
  })

export const waitingQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['reviews', 'waiting', courseId],
    queryFn: ({ signal }) => call(reviews.listWaiting, { params: { courseId: String(courseId) }, signal }),
    staleTime: 0,
  })

export function useSubmitTask(finalTaskId: number) {
  const client = useQueryClient()
  const { queryKey } = submittedQuery(finalTaskId)
  return useMutation({
    mutationFn: (fileLink: string) => call(reviews.submitFinalTask, { body: { finalTaskId, fileLink } }),
    onSuccess: (submitted) => client.setQueryData(queryKey, submitted),
    // It may have been submitted in another tab.
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

export function useSendReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: reviews.Review) => call(reviews.sendReview, { body }),
    onSuccess: () =>
      Promise.all(['submitted', 'waiting'].map((what) => client.invalidateQueries({ queryKey: ['reviews', what] }))),
  })
}

const isNotFound = (error: unknown) => error instanceof CallError && error.status === 404
