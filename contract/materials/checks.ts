import { z } from 'zod'
import { words } from '../checks/words.ts'
import { formLimits } from '../core/form-limits.ts'
import { bodyId, type Endpoint, IdempotencyKey, ListQuery, Nothing, pathId } from '../core/http.ts'
import { otherwise, whole } from '../core/text.ts'
import { Check, learningMinutes, materialName } from './materials.ts'

const limits = formLimits.check

/**
 * What learners read after sending: only how many percent; also which questions were right; or also the right answers with their
 * explanations. These come when the check is passed or no attempt is left.
 */
export const checkFeedbacks = ['percent', 'marks', 'answers'] as const
export const CheckFeedback = z.enum(checkFeedbacks)
export type CheckFeedback = z.output<typeof CheckFeedback>

export const CheckForm = z.object({
  name: materialName,
  /** By default, a minute and a half for each question that is asked. */
  learningMinutes: learningMinutes.optional(),
  /** The pool, in the author's order. */
  questions: z
    .array(z.object({ id: bodyId() }))
    .min(1, words.chooseQuestions)
    .max(limits.questions, words.manyQuestions({ max: String(limits.questions) }))
    .refine((chosen) => new Set(chosen.map(({ id }) => id)).size === chosen.length, words.questionTwice),
  /** So many of each skill are drawn for an attempt; null: all of the pool. */
  questionsPerSkill: whole(words.questionsPerSkill, 1, limits.questions).nullish(),
  /** To be reached in each skill. */
  passPercent: otherwise(whole(words.passPercent, limits.passPercent.min, 100), limits.passPercent.default),
  /** Null: as many as one likes. */
  attempts: whole(words.attempts, 1, limits.attempts).nullish(),
  pauseMinutes: otherwise(whole(words.pauseMinutes, 0, limits.pauseMinutes), 0),
  timeLimitMinutes: whole(words.timeLimitMinutes, 1, limits.timeLimitMinutes).nullish(),
  feedback: otherwise(CheckFeedback, 'answers'),
})
export type CheckForm = z.output<typeof CheckForm>
export type CheckFormInput = z.input<typeof CheckForm>

export const listChecks = {
  method: 'GET',
  url: '/api/checks',
  config: { access: 'creator' },
  schema: {
    summary: 'Your own checks, newest first; an Admin sees all checks',
    querystring: ListQuery,
    response: { 200: z.array(Check) },
  },
} as const satisfies Endpoint

/** What the form of a check is filled with. */
export const CheckToEdit = z.object({
  id: z.int(),
  /** Whether the caller created it. An Admin who edits the check of another person cannot bring in own questions. */
  isOwn: z.boolean(),
  name: z.string(),
  learningMinutes: z.int(),
  questions: z.array(z.object({ id: z.int() })),
  questionsPerSkill: z.int().nullable(),
  passPercent: z.int(),
  attempts: z.int().nullable(),
  pauseMinutes: z.int(),
  timeLimitMinutes: z.int().nullable(),
  feedback: CheckFeedback,
})
export type CheckToEdit = z.output<typeof CheckToEdit>

export const getCheckToEdit = {
  method: 'GET',
  url: '/api/checks/edit/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'One of your checks with its questions by id, to edit it; an Admin gets any',
    params: z.object({ id: pathId('check') }),
    response: { 200: CheckToEdit },
  },
} as const satisfies Endpoint

export const createCheck = {
  method: 'POST',
  url: '/api/checks',
  config: { access: 'creator' },
  schema: { summary: 'Add a check', headers: IdempotencyKey, body: CheckForm, response: { 201: Check } },
} as const satisfies Endpoint

export const updateCheck = {
  method: 'PUT',
  url: '/api/checks/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Change one of your checks; attempts that are open keep their questions',
    params: z.object({ id: pathId('check') }),
    body: CheckForm,
    response: { 200: Check },
  },
} as const satisfies Endpoint

export const deleteCheck = {
  method: 'DELETE',
  url: '/api/checks/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your checks that no course uses',
    params: z.object({ id: pathId('check') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
