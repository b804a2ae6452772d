import { z } from 'zod'
import type { Endpoint } from '../core/http.ts'
import { CourseId } from '../courses/courses.ts'
import { MaterialToLearn } from './learning.ts'

/** In the shape of the learning screen, because the same viewers show them; but nothing is learned, and no place is remembered. */
export const listPreviews = {
  method: 'GET',
  url: '/api/courses/:id/previews',
  config: { access: 'open' },
  schema: {
    summary: 'The materials of a course that anybody may open without buying it',
    params: CourseId,
    response: { 200: z.array(MaterialToLearn) },
  },
} as const satisfies Endpoint
