import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { RatingForm } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import * as ratings from '#contract/ratings/ratings.ts'
import { call, callPage } from '#web/core/call.ts'

const idParams = (id: number) => ({ params: { id: String(id) } })

export const ratingsQuery = (courseId: number, order: ratings.RatingOrder, pageNumber: number) =>
  queryOptions({
    queryKey: ['ratings', courseId, 'list', order, pageNumber],
    queryFn: ({ signal }) =>
      callPage(ratings.listRatings, {
        ...idParams(courseId),
        querystring: { order, pageNumber, pageSize: limits.pageSize.ratings },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Learning changes whether it may be given, so it is loaded whenever it is shown. */
export const ownRatingQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['ratings', courseId, 'own'],
    queryFn: ({ signal }) => call(ratings.getOwnRating, { ...idParams(courseId), signal }),
    staleTime: 0,
  })

/** The mean stands on every card of the course. */
export function useRate(courseId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof RatingForm>) => call(ratings.rateCourse, { ...idParams(courseId), body }),
    onSuccess: () => Promise.all([['ratings', courseId], ['courses']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export const useMarkHelpful = (courseId: number) =>
  useChange(courseId, ({ id, isHelpful }: { id: number; isHelpful: boolean }) =>
    call(isHelpful ? ratings.markHelpful : ratings.unmarkHelpful, idParams(id)),
  )

export const useReply = (courseId: number) =>
  useChange(courseId, ({ id, text }: { id: number; text: string }) =>
    call(ratings.replyToRating, { ...idParams(id), body: { text } }),
  )

export const useRemoveReply = (courseId: number) => useChange(courseId, (id: number) => call(ratings.removeReply, idParams(id)))

/** Reloads the list even after a refusal, because somebody else may have changed it. */
function useChange<Input>(courseId: number, mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['ratings', courseId, 'list'] }) })
}
