import { z } from 'zod'
import type { Endpoint } from '../core/http.ts'
import { CourseCard, CourseId } from './courses.ts'

/** Only courses of the catalogue, without those that the viewer has. No course is in both lists; together they have at most six. */
export const SimilarCourses = z.object({
  /** At least five people took this course and each of these. How many is not said, so that nobody learns who took what. */
  alsoTaken: z.array(CourseCard),
  /** Those that share the most skills, the rare ones first, at similar levels. */
  sameSkills: z.array(CourseCard),
})
export type SimilarCourses = z.infer<typeof SimilarCourses>

export const listSimilar = {
  method: 'GET',
  url: '/api/courses/:id/similar',
  config: { access: 'open' },
  schema: { summary: 'Courses similar to one', params: CourseId, response: { 200: SimilarCourses } },
} as const satisfies Endpoint
