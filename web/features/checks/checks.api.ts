import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '#contract/checks/answers.ts'
import * as attempts from '#contract/checks/attempts.ts'
import { limits } from '#contract/core/limits.ts'
import { call } from '#web/core/call.ts'

export interface CheckPlace {
  checkId: number
  courseId: number
}

/** An attempt, and how many milliseconds the server's clock is ahead of this one. */
export interface OpenAttempt extends attempts.Attempt {
  clockAhead: number
}

export const withClock = (attempt: attempts.Attempt): OpenAttempt => ({
  ...attempt,
  clockAhead: Date.parse(attempt.nowUTC) - Date.now(),
})

const readState = async ({ checkId, courseId }: CheckPlace, signal: AbortSignal) => {
  const state = await call(attempts.getCheckState, {
    params: { id: String(checkId) },
    querystring: { courseId: String(courseId) },
    signal,
  })
  return { ...state, open: state.open && withClock(state.open) }
}
export type ShownState = Awaited<ReturnType<typeof readState>>

export const checkStateQuery = (place: CheckPlace) =>
  queryOptions({
    queryKey: ['checks', 'state', place.courseId, place.checkId],
    queryFn: ({ signal }) => readState(place, signal),
    // Another device, or the end of its time, may have changed it.
    staleTime: 0,
    // Links to pictures expire.
    refetchInterval: (limits.privateLinkMinutes - 1) * 60_000,
  })

export type ExtraTime = (typeof attempts.extraTimes)[number]

export const startAttempt = async ({ checkId, courseId }: CheckPlace, extraTime: ExtraTime) =>
  withClock(await call(attempts.startAttempt, { params: { id: String(checkId) }, body: { courseId, extraTime } }))

/** Sent even when the page is being closed. */
export const saveAnswer = (attemptId: number, position: number, answer: Answer | null) =>
  call(attempts.saveAnswer, {
    params: { id: String(attemptId), position: String(position) },
    body: { answer },
    keepalive: true,
  })

export const sendAttempt = (attemptId: number, courseId: number) =>
  call(attempts.sendAttempt, { params: { id: String(attemptId) }, body: { courseId } })
