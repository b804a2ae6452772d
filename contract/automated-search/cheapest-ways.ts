import { z } from 'zod'
import type { Endpoint } from '../core/http.ts'
import { CourseId } from '../courses/courses.ts'

/** A wish whose cheapest plan needs the course: it is proven that every plan without it is worse. */
export const CheapestWay = z.object({ skillId: z.int(), skillName: z.string(), level: z.int() })
export type CheapestWay = z.infer<typeof CheapestWay>

export const CheapestWays = z.object({
  /** False while it is being found out, which begins with the call, or when there is no time for it now. Then ask again later. */
  isKnown: z.boolean(),
  /** At most one for each skill of the course. Empty when nothing is proven, and for a course that the viewer has. */
  ways: z.array(CheapestWay),
})
export type CheapestWays = z.infer<typeof CheapestWays>

/** For signed-in users, what they know and own counts, as in `automatedSearch`. */
export const listCheapestWays = {
  method: 'GET',
  url: '/api/courses/:id/cheapest-ways',
  config: { access: 'open' },
  schema: {
    summary: 'The skills, with levels, to which the cheapest plan leads through this course',
    params: CourseId,
    response: { 200: CheapestWays },
  },
} as const satisfies Endpoint
