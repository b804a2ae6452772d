import { z } from 'zod'
import { type Endpoint, IdempotencyKey, ListQuery, Nothing, pathId } from '../core/http.ts'
import { LessonText } from './lesson-text.ts'
import { Lesson, learningMinutes, materialName } from './materials.ts'

export const LessonForm = z.object({
  name: materialName,
  /** By default, what reading its words takes. */
  learningMinutes: learningMinutes.optional(),
  text: LessonText,
})
export type LessonForm = z.output<typeof LessonForm>

/** What the link of a lesson leads to: the text, and links to its pictures by their ids, which expire as the link does. */
export const LessonContent = z.object({ text: LessonText, pictures: z.record(z.string(), z.string()) })
export type LessonContent = z.output<typeof LessonContent>

export const listLessons = {
  method: 'GET',
  url: '/api/lessons',
  config: { access: 'creator' },
  schema: {
    summary: 'Your own lessons, newest first, without their texts; an Admin sees all lessons',
    querystring: ListQuery,
    response: { 200: z.array(Lesson) },
  },
} as const satisfies Endpoint

export const createLesson = {
  method: 'POST',
  url: '/api/lessons',
  config: { access: 'creator' },
  schema: { summary: 'Add a lesson', headers: IdempotencyKey, body: LessonForm, response: { 201: Lesson } },
} as const satisfies Endpoint

export const updateLesson = {
  method: 'PUT',
  url: '/api/lessons/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Change one of your lessons',
    params: z.object({ id: pathId('lesson') }),
    body: LessonForm,
    response: { 200: Lesson },
  },
} as const satisfies Endpoint

export const deleteLesson = {
  method: 'DELETE',
  url: '/api/lessons/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your lessons that no course uses',
    params: z.object({ id: pathId('lesson') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
