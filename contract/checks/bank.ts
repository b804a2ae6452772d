import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { bodyId, type Endpoint, IdempotencyKey, idList, ListQuery, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { otherwise, typed, whole, wholeNumber } from '../core/text.ts'
import { labels } from '../core/words.ts'
import { Named } from '../materials/materials.ts'
import { Question } from './questions.ts'
import { words } from './words.ts'

const { skillLevel } = limits.course
const level = whole(labels.level, skillLevel.min, skillLevel.max)

/** A question of the author's bank. What was answered keeps the version that was answered. */
export const BankQuestion = z.object({
  id: z.int(),
  /** Counts the changes, from 1 on. */
  version: z.int(),
  /** The skill and the level that a right answer shows; null if it shows none. */
  skill: Named.nullable(),
  level: z.int(),
  question: Question,
  /** A link to its picture, for its author. */
  pictureLink: z.string().nullable(),
  /** How many checks have it. */
  checksCount: z.int(),
})
export type BankQuestion = z.output<typeof BankQuestion>

export const QuestionForm = z.object({
  skill: z.object({ id: bodyId() }).nullish(),
  level: otherwise(level, skillLevel.default),
  question: Question,
})
export type QuestionForm = z.output<typeof QuestionForm>
export type QuestionFormInput = z.input<typeof QuestionForm>

const forCheck = 'forCheck must be "new" or the id of a check.'

/**
 * With `ids=4,27`, only these: the questions of a check that is edited. Those that were deleted are missing. With `forCheck=27`, only
 * those that this check may ask, and with `forCheck=new`, those that a new check of the caller may ask.
 */
export const QuestionQuery = ListQuery.extend({
  skillId: z.coerce.number<string | number>().int().min(1).max(limits.id.max).optional(),
  ids: idList(`ids has at most ${limits.maxPageSize} question ids, separated by commas.`, limits.maxPageSize),
  forCheck: z.union([z.literal('new'), z.coerce.number<string | number>().int().min(1).max(limits.id.max)], forCheck).optional(),
})
export type QuestionQuery = z.output<typeof QuestionQuery>

export const listQuestions = {
  method: 'GET',
  url: '/api/questions',
  config: { access: 'creator' },
  schema: {
    summary: 'Your own questions with their keys, newest first; an Admin sees all',
    querystring: QuestionQuery,
    response: { 200: z.array(BankQuestion) },
  },
} as const satisfies Endpoint

export const createQuestion = {
  method: 'POST',
  url: '/api/questions',
  config: { access: 'creator' },
  schema: {
    summary: 'Add a question to your bank',
    headers: IdempotencyKey,
    body: QuestionForm,
    response: { 201: BankQuestion },
  },
} as const satisfies Endpoint

export const updateQuestion = {
  method: 'PUT',
  url: '/api/questions/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Change one of your questions; attempts that are open or sent keep the version they have',
    params: z.object({ id: pathId('question') }),
    body: QuestionForm.extend({ version: wholeNumber(words.sendVersion, limits.id) }),
    response: { 200: BankQuestion },
  },
} as const satisfies Endpoint

export const deleteQuestion = {
  method: 'DELETE',
  url: '/api/questions/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your questions that no check uses',
    params: z.object({ id: pathId('question') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const questionFormats = ['gift', 'aiken'] as const
export const QuestionFormat = z.enum(questionFormats)
export type QuestionFormat = z.output<typeof QuestionFormat>

/** What is wrong in a text of questions, at this line (from 1). */
export const ImportProblem = z.object({ line: z.int(), problem: z.string() })
export type ImportProblem = z.output<typeof ImportProblem>

/** Questions that were read, with the line at which each begins, and every problem. */
export const ReadQuestions = z.object({
  questions: z.array(z.object({ line: z.int(), question: Question })),
  problems: z.array(ImportProblem),
})
export type ReadQuestions = z.output<typeof ReadQuestions>

/** Saves nothing. */
export const readQuestions = {
  method: 'POST',
  url: '/api/questions/read',
  config: { access: 'creator' },
  schema: {
    summary: "Read questions from plain text (Moodle's GIFT, or Aiken), with every problem by its line; saves nothing",
    body: z.object({ format: QuestionFormat, text: typed(words.importText, formLimits.question.importText) }),
    response: { 200: ReadQuestions },
  },
} as const satisfies Endpoint

const most = formLimits.question.importAtOnce
export const createQuestions = {
  method: 'POST',
  url: '/api/questions/many',
  config: { access: 'creator' },
  schema: {
    summary: 'Add many questions to your bank: all of them, or none',
    headers: IdempotencyKey,
    body: z.object({
      questions: z
        .array(QuestionForm)
        .min(1, words.chooseQuestions)
        .max(most, words.manyToImport({ max: String(most) })),
    }),
    response: { 201: z.object({ ids: z.array(z.int()) }) },
  },
} as const satisfies Endpoint
