import { z } from 'zod'
import { SkillLookup, Wish } from '../automated-search/wish.ts'
import { formLimits } from '../core/form-limits.ts'
import { GoalWords } from '../core/forms.ts'
import { bodyId, type Endpoint, IdempotencyKey, Nothing, pathId } from '../core/http.ts'
import { words } from './words.ts'

/** The plan of a goal, as a guest gets it: its courses in the order to learn them. */
const GoalPlan = z.object({
  courses: z.array(z.object({ id: z.int(), name: z.string(), price: z.int() })),
  totalPrice: z.int(),
  totalMinutes: z.int(),
  /** Whether it is proven that no plan costs less. */
  isProven: z.boolean(),
})
export type GoalPlan = z.infer<typeof GoalPlan>

/**
 * A ready-made wish for the plan, such as "Web developer". Admins keep the list. It has no skills when those that it named were
 * deleted.
 */
export const Goal = z.object({
  id: z.int(),
  name: z.string(),
  sentence: z.string(),
  /** By importance, as in a wish. */
  skills: z.array(SkillLookup.extend({ skillId: z.int(), skillName: z.string(), level: z.int() })),
  /** Null until a job has found it, and where the courses do not lead to the goal. */
  plan: GoalPlan.nullable(),
})
export type Goal = z.infer<typeof Goal>

export const GoalForm = GoalWords.extend({ skills: Wish })
export type GoalForm = z.output<typeof GoalForm>

const GoalId = z.object({ id: pathId('goal') })

export const listGoals = {
  method: 'GET',
  url: '/api/goals',
  config: { access: 'open' },
  schema: { summary: 'Ready-made goals for the plan, in the order that Admins gave them', response: { 200: z.array(Goal) } },
} as const satisfies Endpoint

export const createGoal = {
  method: 'POST',
  url: '/api/goals',
  config: { access: 'admin' },
  schema: {
    summary: `Add a goal at the end of the list; there can be ${formLimits.goals.max}`,
    headers: IdempotencyKey,
    body: GoalForm,
    response: { 201: Goal },
  },
} as const satisfies Endpoint

export const updateGoal = {
  method: 'PUT',
  url: '/api/goals/:id',
  config: { access: 'admin' },
  schema: { summary: 'Change a goal', params: GoalId, body: GoalForm, response: { 200: Goal } },
} as const satisfies Endpoint

export const deleteGoal = {
  method: 'DELETE',
  url: '/api/goals/:id',
  config: { access: 'admin' },
  schema: { summary: 'Remove a goal', params: GoalId, response: { 204: Nothing } },
} as const satisfies Endpoint

/** Refused (409) when the ids are not exactly those of the list, because somebody else has changed it. */
export const orderGoals = {
  method: 'PUT',
  url: '/api/goals/order',
  config: { access: 'admin' },
  schema: {
    summary: 'Put the goals into another order',
    body: z.object({ ids: z.array(bodyId(words.notAnId)).max(formLimits.goals.max) }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
