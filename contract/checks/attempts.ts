import { z } from 'zod'
import { bodyId, type Endpoint, Nothing, pathId } from '../core/http.ts'
import { Named } from '../materials/materials.ts'
import { Answer, QuestionToAnswer } from './answers.ts'

const checkId = z.object({ id: pathId('check') })
const attemptId = z.object({ id: pathId('attempt') })

export const AttemptQuestion = z.object({
  /** From 1, in the order of this attempt. */
  position: z.int(),
  question: QuestionToAnswer,
  /** What was saved so far. */
  answer: Answer.nullable(),
})
export type AttemptQuestion = z.output<typeof AttemptQuestion>

/** An attempt that was not sent yet. */
export const Attempt = z.object({
  id: z.int(),
  startedAtUTC: z.string(),
  /** Until then answers are taken; null without a time limit. */
  deadlineUTC: z.string().nullable(),
  /** The server's time, because a browser's clock can be wrong. */
  nowUTC: z.string(),
  questions: z.array(AttemptQuestion),
})
export type Attempt = z.output<typeof Attempt>

/** A question after sending. What is not due, or is never told, is null. */
export const AnsweredQuestion = AttemptQuestion.extend({
  /** From 0 to 1: a part for what was right of several. */
  mark: z.number().nullable(),
  /** The right answer, in the places of this attempt. */
  right: Answer.nullable(),
  explanation: z.string().nullable(),
})
export type AnsweredQuestion = z.output<typeof AnsweredQuestion>

export const CheckResult = z.object({
  attemptId: z.int(),
  sentAtUTC: z.string(),
  isPassed: z.boolean(),
  percent: z.int(),
  /** The pass mark has to be reached in each; a null skill stands for questions without one. */
  skills: z.array(z.object({ skill: Named.nullable(), percent: z.int(), isPassed: z.boolean() })),
  questions: z.array(AnsweredQuestion),
  /** The progress in the course after it. */
  progress: z.int(),
})
export type CheckResult = z.output<typeof CheckResult>

/** A check as a learner finds it. */
export const CheckState = z.object({
  questionsCount: z.int(),
  passPercent: z.int(),
  skills: z.array(z.object({ id: z.int(), name: z.string(), level: z.int() })),
  timeLimitMinutes: z.int().nullable(),
  pauseMinutes: z.int(),
  /** Null: as many as one likes. */
  attempts: z.int().nullable(),
  attemptsLeft: z.int().nullable(),
  /** When the next attempt can start; null: now, if one is left. */
  nextStartUTC: z.string().nullable(),
  isPassed: z.boolean(),
  /** For the author and Admins nothing counts: they try the check out. */
  isTrial: z.boolean(),
  open: Attempt.nullable(),
  last: CheckResult.nullable(),
})
export type CheckState = z.output<typeof CheckState>

const inCourse = z.object({ courseId: pathId('course') })

export const getCheckState = {
  method: 'GET',
  url: '/api/checks/:id/state',
  config: { access: 'signed-in' },
  schema: {
    summary: 'A check of a course that you may open: what it asks, the open attempt, and the last result',
    params: checkId,
    querystring: inCourse,
    response: { 200: CheckState },
  },
} as const satisfies Endpoint

/** How much more time than others somebody needs, in percent. Everyone decides this for themselves. */
export const extraTimes = [0, 25, 50, 100] as const

export const startAttempt = {
  method: 'POST',
  url: '/api/checks/:id/attempts',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Start an attempt at a check, or get the one that is open',
    params: checkId,
    body: z.object({ courseId: bodyId(), extraTime: z.union(extraTimes.map((percent) => z.literal(percent))).default(0) }),
    response: { 201: Attempt },
  },
} as const satisfies Endpoint

export const saveAnswer = {
  method: 'PUT',
  url: '/api/check-attempts/:id/answers/:position',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Save an answer of an open attempt; null takes it back. Says nothing about whether it is right',
    params: attemptId.extend({ position: pathId('question') }),
    body: z.object({ answer: Answer.nullable() }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const sendAttempt = {
  method: 'POST',
  url: '/api/check-attempts/:id/send',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Send the answers of an attempt; sent again, it returns the same result',
    params: attemptId,
    body: z.object({ courseId: bodyId() }),
    response: { 200: CheckResult },
  },
} as const satisfies Endpoint
