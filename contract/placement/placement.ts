import { z } from 'zod'
import { PlanQuery } from '../automated-search/automated-search.ts'
import { Wish } from '../automated-search/wish.ts'
import { Answer, QuestionToAnswer } from '../checks/answers.ts'
import { bodyId, type Endpoint, Nothing, pathId } from '../core/http.ts'
import { GuestToken } from './guest-token.ts'

const OfGuest = z.object({ guest: GuestToken.optional() })

/** The wish of a plan, which is found as its query says: the cheapest one, or the quickest. */
const Wanted = z.object({ wish: Wish, byTime: z.boolean().default(false) })
/** By time, the minutes are what is saved; the points follow from it, and may be less than nothing. */
const Saved = z.object({ savedPrice: z.int(), savedMinutes: z.int() })

const Plan = z.object({ totalPrice: z.int(), totalMinutes: z.int() })

export const SkillWorth = z.object({
  skillId: z.int(),
  skillName: z.string(),
  /** The levels whose plan is proven and better, rising. Empty: knowing the skill would save nothing, or it is not proven. */
  levels: z.array(z.object({ level: z.int(), ...Saved.shape })),
  /** Whether there are enough questions to ask. Those of courses that would be bought are not counted. */
  canTry: z.boolean(),
  /** When it can be tried again; null: now. */
  nextTryUTC: z.string().nullable(),
  /** A placement that was begun and not ended: trying goes on with it. */
  isOpen: z.boolean(),
})
export type SkillWorth = z.output<typeof SkillWorth>

/** A plan that is proven to be the best. */
export const ProvenPlan = Plan.extend({ courses: z.array(z.object({ id: z.int(), name: z.string(), price: z.int() })) })
export type ProvenPlan = z.output<typeof ProvenPlan>

export const Placement = z.object({
  id: z.int(),
  skill: z.object({ id: z.int(), name: z.string() }),
  /** How many questions were answered; it ends after `placementLimits.questions` at the latest. */
  answered: z.int(),
  /** What is to be answered next. Nothing says whether earlier answers were right. */
  next: z.object({ position: z.int(), question: QuestionToAnswer }).nullable(),
  /** When it has ended. */
  verdict: z
    .object({
      /** What counts from now on; null if no level is certain enough. */
      known: z.object({ level: z.int(), countsUntilUTC: z.string(), ...Saved.shape }).nullable(),
      before: ProvenPlan,
      /** Null without a level. */
      after: ProvenPlan.nullable(),
      nextTryUTC: z.string(),
    })
    .nullable(),
  /** What a guest's browser has to keep from now on, in place of what it sent; null for users. */
  guest: z.string().nullable(),
})
export type Placement = z.output<typeof Placement>

/** 429 with Retry-After: too many from this address, or from all users at once. */
export const weighSkills = {
  method: 'POST',
  url: '/api/placements/worth',
  config: { access: 'open' },
  schema: {
    summary: 'What the best plan would cost less if each wanted skill were known at some level; only what is proven',
    querystring: PlanQuery,
    body: Wanted,
    response: { 200: z.array(SkillWorth) },
  },
} as const satisfies Endpoint

export const startPlacement = {
  method: 'POST',
  url: '/api/placements',
  config: { access: 'open' },
  schema: {
    summary: 'Find out by a few questions what you know of a wanted skill, or go on with it; one try a month',
    querystring: PlanQuery,
    body: Wanted.extend({ skillId: bodyId() }),
    response: { 201: Placement },
  },
} as const satisfies Endpoint

const id = z.object({ id: pathId('placement') })

export const answerPlacement = {
  method: 'PUT',
  url: '/api/placements/:id/answers/:position',
  config: { access: 'open' },
  schema: {
    summary: 'Answer a question of your placement; null: you do not know. The same position twice changes nothing',
    params: id.extend({ position: pathId('question') }),
    querystring: OfGuest,
    body: z.object({ answer: Answer.nullable() }),
    response: { 200: Placement },
  },
} as const satisfies Endpoint

export const endPlacement = {
  method: 'POST',
  url: '/api/placements/:id/end',
  config: { access: 'open' },
  schema: {
    summary: 'End your placement early: what is certain by now counts',
    params: id,
    querystring: OfGuest,
    response: { 200: Placement },
  },
} as const satisfies Endpoint

export const keepGuestLevels = {
  method: 'POST',
  url: '/api/placements/keep',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Take over the levels that placements found before you signed in',
    body: z.object({ guest: GuestToken }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
