import { z } from 'zod'
import { bodyId, type Endpoint, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { requiredLine, whole } from '../core/text.ts'
import { labels } from '../core/words.ts'
import { words } from './words.ts'

export const Named = z.object({ id: z.int(), name: z.string() })
/** Something chosen from a list. Only its id counts; other fields are ignored. */
export const Chosen = z.object({ id: bodyId() })

const MaterialBase = z.object({
  id: z.int(),
  name: z.string(),
  /** Only for users who may open it. */
  link: z.string().nullable(),
  learningMinutes: z.int(),
  isLearned: z.boolean(),
  /** In a course: the heading above it, or null. */
  section: z.string().nullish(),
  /** In a course: whether anybody may open it without buying the course. */
  isPreview: z.boolean().optional(),
})

export const Video = MaterialBase.extend({ kind: z.literal('video'), duration: z.int(), quality: Named })
export type Video = z.infer<typeof Video>

export const Author = z.object({ id: z.int(), fullName: z.string() })
export type Author = z.infer<typeof Author>

export const Book = MaterialBase.extend({
  kind: z.literal('book'),
  pagesCount: z.int(),
  extension: Named,
  publicationYear: z.int(),
  authors: z.array(Author),
})
export type Book = z.infer<typeof Book>

export const Article = MaterialBase.extend({ kind: z.literal('article'), resource: Named, publicationDate: z.string() })
export type Article = z.infer<typeof Article>

/** Text that was written in the portal. Its link leads to it: `LessonContent`. */
export const Lesson = MaterialBase.extend({ kind: z.literal('lesson'), wordsCount: z.int() })
export type Lesson = z.infer<typeof Lesson>

/** Questions. It is learned by passing it, and has no link: `getCheckState` and `startAttempt` lead to it. */
export const Check = MaterialBase.extend({
  kind: z.literal('check'),
  /** How many are asked. */
  questionsCount: z.int(),
  passPercent: z.int(),
  timeLimitMinutes: z.int().nullable(),
})
export type Check = z.infer<typeof Check>

export const Material = z.discriminatedUnion('kind', [Video, Book, Article, Lesson, Check])
export type Material = z.infer<typeof Material>

export const getMaterial = {
  method: 'GET',
  url: '/api/materials/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'One of your materials, with a link to open it',
    params: z.object({ id: pathId('material') }),
    response: { 200: Material },
  },
} as const satisfies Endpoint

export const materialName = requiredLine(labels.name, limits.material.name.max)
export const learningMinutes = whole(
  words.learningMinutes,
  limits.material.learningMinutes.min,
  limits.material.learningMinutes.max,
)

export const bookExtensions = ['pdf', 'epub', 'djvu', 'mobi', 'docx', 'txt'] as const
export const videoExtensions = ['mp4', 'webm', 'mov', 'mkv'] as const
