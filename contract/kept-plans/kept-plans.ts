import { z } from 'zod'
import { Wish } from '../automated-search/wish.ts'
import { bodyId, type Endpoint, Nothing } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { checks } from '../core/words.ts'

/** The body when a plan is kept: what was wanted, and its courses in their order. */
export const KeptPlanForm = z.object({
  wish: Wish,
  courseIds: z
    .array(bodyId())
    .min(1, checks.missingValue)
    .max(limits.keptPlan.maxCourses, checks.wrongValue)
    .refine((ids) => new Set(ids).size === ids.length, checks.wrongValue),
})

/** A course that is neither offered nor bought any more is left out, and so is a skill that was deleted. */
export const KeptPlan = z.object({
  wish: z.array(z.object({ skillId: z.int(), skillName: z.string(), level: z.int() })),
  courses: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      isBought: z.boolean(),
      /** Bought, and nothing is left to learn. */
      isLearned: z.boolean(),
    }),
  ),
})
export type KeptPlan = z.infer<typeof KeptPlan>

export const getKeptPlan = {
  method: 'GET',
  url: '/api/account/plan',
  config: { access: 'signed-in' },
  schema: { summary: 'The plan that you keep; null if there is none', response: { 200: KeptPlan.nullable() } },
} as const satisfies Endpoint

export const keepPlan = {
  method: 'PUT',
  url: '/api/account/plan',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Keep a plan, in place of the one before',
    body: KeptPlanForm,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const forgetPlan = {
  method: 'DELETE',
  url: '/api/account/plan',
  config: { access: 'signed-in' },
  schema: { summary: 'Keep no plan any more; bought courses stay', response: { 204: Nothing } },
} as const satisfies Endpoint
