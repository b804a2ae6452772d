import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { type Endpoint, IdempotencyKey, ListQuery, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { requiredLine, text, whole, wholeNumber } from '../core/text.ts'
import { checks, labels } from '../core/words.ts'
import { words } from './words.ts'

const { name, question, maxMark, maxQuestions, reviewMinutes } = formLimits.finalTask

export const ReviewQuestion = z.object({ id: z.int(), text: z.string(), maxMark: z.int() })
export type ReviewQuestion = z.infer<typeof ReviewQuestion>

export const FinalTask = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  /** A span of time, written as the moment that long after 0001-01-01T00:00:00. */
  reviewDeadlineTime: z.string(),
  reviewQuestions: z.array(ReviewQuestion),
  /** Counts the changes, from 1 on. */
  version: z.int(),
})
export type FinalTask = z.infer<typeof FinalTask>

const origin = Date.UTC(2001, 0, 1)

/** Minutes from 0001-01-01T00:00:00 to this date-time; NaN if it is not one. Computed in 2001, because JavaScript reads 0001 as 1901. */
export const spanInMinutes = (reviewDeadlineTime: string) => {
  const [, rest] = /^0001-(\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)Z?$/.exec(reviewDeadlineTime) ?? []
  return rest === undefined ? Number.NaN : (Date.parse(`2001-${rest.padEnd(14, ':00')}Z`) - origin) / 60_000
}
export const spanFromMinutes = (minutes: number) =>
  new Date(origin + minutes * 60_000).toISOString().replace(/^2001/, '0001').slice(0, 19)

const longest = formLimits.finalTask.text.max

export const FinalTaskForm = z.object({
  name: requiredLine(labels.name, name.max),
  text: text(labels.text, 1, longest, words.whichText({ max: String(longest) })),
  reviewDeadlineTime: z.string(checks.required({ label: words.timeToReview })).refine((value) => {
    const minutes = spanInMinutes(value)
    return Number.isInteger(minutes) && minutes >= reviewMinutes.min && minutes <= reviewMinutes.max
  }, words.wrongTime),
  reviewQuestions: z
    .array(
      z.object({
        text: requiredLine(words.question, question.max),
        maxMark: whole(words.maxMark, maxMark.min, maxMark.max),
      }),
      words.addQuestion,
    )
    .min(1, words.addQuestion)
    .max(maxQuestions, words.tooManyQuestions({ max: maxQuestions })),
})
export type FinalTaskForm = z.output<typeof FinalTaskForm>

export const listFinalTasks = {
  method: 'GET',
  url: '/api/final-tasks',
  config: { access: 'creator' },
  schema: {
    summary: 'Your own final tasks, newest first; an Admin sees all final tasks',
    querystring: ListQuery,
    response: { 200: z.array(FinalTask) },
  },
} as const satisfies Endpoint

export const createFinalTask = {
  method: 'POST',
  url: '/api/final-tasks',
  config: { access: 'creator' },
  schema: { summary: 'Add a final task', headers: IdempotencyKey, body: FinalTaskForm, response: { 201: FinalTask } },
} as const satisfies Endpoint

/** A final task by its own id; `getFinalTask` of reviews.ts takes the id of a course. */
export const getOwnFinalTask = {
  method: 'GET',
  url: '/api/final-tasks/edit/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'One of your final tasks, to edit it; an Admin gets any',
    params: z.object({ id: pathId('final task') }),
    response: { 200: FinalTask },
  },
} as const satisfies Endpoint

export const updateFinalTask = {
  method: 'PUT',
  url: '/api/final-tasks/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Change one of your final tasks; what was submitted before keeps its questions',
    params: z.object({ id: pathId('final task') }),
    body: FinalTaskForm.extend({ version: wholeNumber(words.sendVersion, limits.id) }),
    response: { 200: FinalTask },
  },
} as const satisfies Endpoint

export const deleteFinalTask = {
  method: 'DELETE',
  url: '/api/final-tasks/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your final tasks that no course uses',
    params: z.object({ id: pathId('final task') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
