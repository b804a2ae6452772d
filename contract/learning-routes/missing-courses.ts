import { z } from 'zod'
import { type Endpoint, ListQuery } from '../core/http.ts'

/** Routes of fewer owners are not told of. */
export const fewestOwners = 10

const Point = z.object({ price: z.int(), routes: z.int() })

/**
 * A course that does not exist yet, and that routes whose owners agreed would contain. Prices come from a fixed list. `routes` counts one
 * of each owner, rounded down to fives: for all of them, the course is in every cheapest plan at this price. See docs/decisions/0023-missing-courses.md.
 */
export const MissingCourse = Point.extend({
  skillId: z.int(),
  skillName: z.string(),
  /** So many levels of the skill. */
  level: z.int(),
  /** It may take so long at the most. */
  hours: z.int(),
  /** From the highest price on; each for more routes than the one before. `price` and `routes` are those that bring the most together. */
  prices: z.array(Point),
})
export type MissingCourse = z.infer<typeof MissingCourse>

export const listMissingCourses = {
  method: 'GET',
  url: '/api/missing-courses',
  config: { access: 'creator' },
  schema: {
    summary: 'Courses that are missing in routes whose owners agreed, by what they would bring; `filter` narrows them by skill',
    querystring: ListQuery,
    response: { 200: z.array(MissingCourse) },
  },
} as const satisfies Endpoint
