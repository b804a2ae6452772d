import { z } from 'zod'
import { type Endpoint, Nothing, pathId } from '../core/http.ts'
import { CourseCard } from '../courses/courses.ts'

/** A route that its owner shares by a secret link: the goal and the courses of the plan, and nothing about the owner. */
export const SharedRoute = z.object({
  milestones: z.array(
    z.object({
      date: z.string().nullable(),
      skills: z.array(z.object({ skillId: z.int(), skillName: z.string(), level: z.int() })),
    }),
  ),
  hoursPerWeek: z.number(),
  /** Of the plan that the owner follows, in the order of learning; those that are offered. `by`: the place of the milestone. */
  courses: z.array(CourseCard.extend({ by: z.int() })),
})
export type SharedRoute = z.infer<typeof SharedRoute>

const RouteId = z.object({ id: pathId('route') })

export const shareRoute = {
  method: 'PUT',
  url: '/api/learning-routes/:id/share',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Share the goal and the courses of a route by a secret link; the same link as before, if there is one',
    params: RouteId,
    response: { 200: z.object({ secret: z.string() }) },
  },
} as const satisfies Endpoint

export const unshareRoute = {
  method: 'DELETE',
  url: '/api/learning-routes/:id/share',
  config: { access: 'signed-in' },
  schema: { summary: 'Remove the link; it never works again', params: RouteId, response: { 204: Nothing } },
} as const satisfies Endpoint

export const getSharedRoute = {
  method: 'GET',
  url: '/api/shared-routes/:secret',
  config: { access: 'open' },
  schema: {
    summary: 'The goal and the courses of a route, by its secret link',
    params: z.object({ secret: z.string().max(100) }),
    response: { 200: SharedRoute },
  },
} as const satisfies Endpoint
