import { z } from 'zod'
import { type Endpoint, Nothing, pathId } from '../core/http.ts'
import { TimeZone } from '../learning/learning.ts'
import { RoutePlan } from './learning-routes.ts'
import { RoutePace } from './route-form.ts'

/** Ways out when a chosen plan no longer fits. Nothing changes until one of them is taken, and taking it can be undone. */

const RouteId = z.object({ id: pathId('route') })

const NamedCourse = z.object({
  id: z.int(),
  name: z.string(),
  /** 0 if it is bought. */
  price: z.int(),
})

/** A plan that can take the place of the chosen one, and what it changes. Bought courses stay until they are completed. */
export const RenewedPlan = z.object({
  plan: RoutePlan,
  /** Without courses that are completed or no longer offered. */
  leaves: z.array(NamedCourse),
  comes: z.array(NamedCourse),
  stays: z.array(NamedCourse),
  /** Compared with what is left of the chosen plan, at today's prices. Below 0 if it is less. */
  pointsMore: z.int(),
  minutesMore: z.int(),
})
export type RenewedPlan = z.infer<typeof RenewedPlan>

export const RouteRenewal = z.object({
  /** The one with the fewest new courses, and the cheapest if that costs less. */
  plans: z.array(RenewedPlan),
  /** Whether it is proven that no plan with what was bought costs less than these. */
  isCheapest: z.boolean(),
  /** Why no plan keeps the dates, and by which day it would be possible. A search that broke off is an error instead. */
  refusal: z.object({ message: z.string(), earliest: z.string().nullable() }).nullable(),
})
export type RouteRenewal = z.infer<typeof RouteRenewal>

export const renewRoute = {
  method: 'POST',
  url: '/api/learning-routes/:id/renewal',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Find the plan that keeps all dates and changes the fewest courses of the chosen one',
    params: RouteId,
    querystring: TimeZone,
    response: { 200: RouteRenewal },
  },
} as const satisfies Endpoint

export const setPace = {
  method: 'PUT',
  url: '/api/learning-routes/:id/pace',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Follow the chosen plan at another pace or with other dates; this can be undone',
    params: RouteId,
    body: RoutePace,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
