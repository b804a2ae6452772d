import { z } from 'zod'
import { bodyId, type Endpoint, IdempotencyKey, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { line, otherwise, typed, wholeNumber } from '../core/text.ts'
import { labels } from '../core/words.ts'
import { type CourseText, courseFields, courseTextNames, courseTexts } from '../courses/course-fields.ts'
import { CourseDetails, CourseId } from '../courses/courses.ts'
import { type Language, languageCodes } from '../courses/facets.ts'
import { Chosen, Material, Named } from '../materials/materials.ts'
import { words } from './words.ts'

const { maxText, maxChosen, note } = limits.drafts

/** A number that may be half typed. It is kept as text. */
const figures = z.union([z.number(), typed(words.number, 20)]).transform((value): number | string => String(value))
const level = otherwise(figures, 1)
const list = <Item extends z.ZodType>(item: Item) =>
  otherwise(z.array(item).max(maxChosen, words.tooMany({ max: maxChosen })), [] as z.output<Item>[])
const text = (what: string) => otherwise(typed(what, maxText), '')

const texts = Object.fromEntries(courseTextNames.map((name) => [name, text(courseTexts[name].what)])) as Record<
  CourseText,
  ReturnType<typeof text>
>

/** What an author has typed so far: the fields of `CourseForm`, each of them optional, incomplete or too long. */
export const DraftForm = z.object({
  ...texts,
  price: otherwise(figures, ''),
  /** A link that this portal made from the user's own upload, or the picture of the course; empty for the drawn picture. */
  thumbnail: otherwise(z.string().max(300), ''),
  skills: list(Chosen.extend({ level })),
  buildsOn: list(Chosen.extend({ level })),
  /** In learning order. */
  materials: list(Chosen.extend({ section: typed(labels.section, maxText).nullish(), isPreview: z.boolean().nullish() })),
  finalTask: Chosen.nullish(),
  field: Chosen.nullish(),
  language: otherwise(z.enum(languageCodes, words.chooseLanguage), 'en' as Language),
  /** What changed, for the learners of a course. */
  note: otherwise(line(labels.note, note.max), ''),
})
export type DraftForm = z.output<typeof DraftForm>

/** The same with the names to show. What was deleted meanwhile is left out. */
export const DraftContent = z.object({
  ...courseFields,
  price: z.union([z.number(), z.string()]),
  thumbnail: z.string(),
  skills: z.array(Named.extend({ level: z.union([z.number(), z.string()]) })),
  buildsOn: z.array(Named.extend({ level: z.union([z.number(), z.string()]) })),
  materials: z.array(Material),
  finalTask: Named.nullable(),
  field: Named.nullable(),
  language: z.enum(languageCodes).catch('en'),
  note: z.string(),
})
export type DraftContent = z.infer<typeof DraftContent>

/** `review`: an Admin has to approve it. */
export const draftStates = ['draft', 'review'] as const

export const SavedDraft = z.object({
  id: z.int(),
  /** Counts the saves; the next save says which one it is based on. */
  version: z.int(),
  savedUTC: z.string(),
})
export type SavedDraft = z.infer<typeof SavedDraft>

export const Draft = SavedDraft.extend({
  /** The course that it changes; null for a new one. */
  courseId: z.int().nullable(),
  state: z.enum(draftStates),
  /** Why an Admin refused it the last time. */
  refusal: z.string().nullable(),
  content: DraftContent,
})
export type Draft = z.infer<typeof Draft>

export const DraftLine = SavedDraft.omit({ version: true }).extend({
  courseId: z.int().nullable(),
  /** May be empty. */
  name: z.string(),
  thumbnail: z.string().nullable(),
  state: z.enum(draftStates),
  refusal: z.string().nullable(),
})
export type DraftLine = z.infer<typeof DraftLine>

export const DraftId = z.object({ id: pathId('draft') })
export const draftVersion = wholeNumber('version must be the number of the draft that was read.', limits.id)

export const listDrafts = {
  method: 'GET',
  url: '/api/drafts',
  config: { access: 'creator' },
  schema: {
    summary: 'Your drafts, the last saved first, and whether an Admin has to approve what you publish',
    response: { 200: z.object({ needsApproval: z.boolean(), drafts: z.array(DraftLine) }) },
  },
} as const satisfies Endpoint

export const createDraft = {
  method: 'POST',
  url: '/api/drafts',
  config: { access: 'creator' },
  schema: {
    summary: 'Begin a draft: of a new course, or with courseId of changes to a course, which can have one draft of each user',
    headers: IdempotencyKey,
    body: DraftForm.extend({
      courseId: bodyId(words.notACourse).nullish(),
      /** Of the course that was read; publishing is refused when somebody has saved it since. */
      updateDateUTC: z.iso.datetime('updateDateUTC must be a UTC date-time.').nullish(),
    }),
    response: { 201: SavedDraft },
  },
} as const satisfies Endpoint

export const getDraft = {
  method: 'GET',
  url: '/api/drafts/:id',
  config: { access: 'creator' },
  schema: { summary: 'A draft of yours', params: DraftId, response: { 200: Draft } },
} as const satisfies Endpoint

export const findCourseDraft = {
  method: 'GET',
  url: '/api/courses/:id/draft',
  config: { access: 'creator' },
  schema: {
    summary: 'Your draft of changes to a course; null when there is none',
    params: CourseId,
    response: { 200: z.object({ draft: Draft.nullable() }) },
  },
} as const satisfies Endpoint

export const saveDraft = {
  method: 'PUT',
  url: '/api/drafts/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Save a draft; refused (409) when it has been saved elsewhere since this version was read, or is in review',
    params: DraftId,
    body: DraftForm.extend({ version: draftVersion }),
    response: { 200: SavedDraft },
  },
} as const satisfies Endpoint

export const deleteDraft = {
  method: 'DELETE',
  url: '/api/drafts/:id',
  config: { access: 'creator' },
  schema: { summary: 'Delete a draft; its course stays as it is', params: DraftId, response: { 204: Nothing } },
} as const satisfies Endpoint

export const DraftPreview = z.object({
  /** Whether it is the caller's; an Admin may see it because it waits for approval. */
  isOwn: z.boolean(),
  courseId: z.int().nullable(),
  state: z.enum(draftStates),
  /** As a learner would see it. Its id is 0 for a new one. */
  course: CourseDetails,
})
export type DraftPreview = z.infer<typeof DraftPreview>

export const previewDraft = {
  method: 'GET',
  url: '/api/drafts/:id/preview',
  config: { access: 'creator' },
  schema: {
    summary: 'A draft as its course page will look: for its author, and for Admins while it waits for approval',
    params: DraftId,
    response: { 200: DraftPreview },
  },
} as const satisfies Endpoint

/** `review`: it waits for an Admin, and `courseId` is null for a new course. */
export const Publication = z.object({ state: z.enum(['published', 'review']), courseId: z.int().nullable() })
export type Publication = z.infer<typeof Publication>

export const publishDraft = {
  method: 'POST',
  url: '/api/drafts/:id/publish',
  config: { access: 'creator' },
  schema: {
    summary: 'Publish a draft as a whole, or send it for approval; what is missing is in the errors, by field (400)',
    params: DraftId,
    headers: IdempotencyKey,
    body: z.object({
      version: draftVersion,
      /** Also when somebody has saved the course since. */
      replaces: otherwise(z.boolean('replaces must be true or false.'), false),
    }),
    response: { 200: Publication },
  },
} as const satisfies Endpoint

export const takeBackDraft = {
  method: 'POST',
  url: '/api/drafts/:id/take-back',
  config: { access: 'creator' },
  schema: {
    summary: 'Take a draft back from the approval, to change it',
    params: DraftId,
    response: { 200: SavedDraft },
  },
} as const satisfies Endpoint

export const duplicateCourse = {
  method: 'POST',
  url: '/api/courses/:id/duplicate',
  config: { access: 'creator' },
  schema: {
    summary: 'Make a draft of a new course with the contents of one of yours',
    params: CourseId,
    headers: IdempotencyKey,
    response: { 201: SavedDraft },
  },
} as const satisfies Endpoint
