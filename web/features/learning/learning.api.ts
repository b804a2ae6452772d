import { queryOptions } from '@tanstack/react-query'
import { limits } from '#contract/core/limits.ts'
import * as learning from '#contract/learning/learning.ts'
import { listPreviews } from '#contract/learning/previews.ts'
import { call } from '#web/core/call.ts'

export const coursesToLearnKey = ['learning', 'course'] as const

/** Private links expire, so they are reloaded before that. */
const refetchInterval = (limits.privateLinkMinutes - 1) * 60_000

export const courseToLearnQuery = (id: number) =>
  queryOptions({
    queryKey: [...coursesToLearnKey, id],
    queryFn: ({ signal }) => call(learning.getCourseToLearn, { params: { id: String(id) }, signal }),
    refetchInterval,
  })

export const previewsQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['learning', 'previews', courseId],
    queryFn: ({ signal }) => call(listPreviews, { params: { id: String(courseId) }, signal }),
    refetchInterval,
  })

export interface Toggle {
  materialId: number
  isLearned: boolean
}

/** Returns the progress. */
export const toggleLearned = (courseId: number, { materialId, isLearned }: Toggle) =>
  call(isLearned ? learning.setLearned : learning.setUnlearned, {
    querystring: { materialId: String(materialId), courseId: String(courseId) },
  })

export interface OpenedPlace {
  materialId: number
  /** Left out when it was only opened. */
  place?: string
}

export const savePlace = (courseId: number, place: OpenedPlace) =>
  call(learning.savePlace, { params: { id: String(courseId) }, body: place, keepalive: true })
