import { z } from 'zod'
import { type Endpoint, idList, PdfFile } from '../core/http.ts'
import { CourseCard } from '../courses/courses.ts'
import { GuestToken } from '../placement/guest-token.ts'
import { CourseSkill } from '../skills/skills.ts'
import { searchLimits } from './search-limits.ts'
import { SkillLookup, Wish } from './wish.ts'

const mustIds = `must names at most ${searchLimits.musts.max} course ids, separated by commas.`

export const PlanQuery = z.object({
  /**
   * By default, what signed-in learners have counts: earned levels, and bought courses not yet completed, which cost no points and only
   * the minutes that are left. With `false`, new courses alone must reach the levels.
   */
  countOwn: z
    .enum(['true', 'false'], 'countOwn must be true or false.')
    .default('true')
    .transform((value) => value === 'true'),
  /**
   * With `true`, a course takes what its learners needed, where at least ten of them said so: the median. By default it takes what its
   * materials state.
   */
  realTime: z
    .enum(['true', 'false'], 'realTime must be true or false.')
    .default('false')
    .transform((value) => value === 'true'),
  /**
   * With `true`, only levels that are shown by checks count: of courses, and of what the viewer has. Other courses of `must` stay in the
   * plan, but raise no level.
   */
  shownOnly: z
    .enum(['true', 'false'], 'shownOnly must be true or false.')
    .default('false')
    .transform((value) => value === 'true'),
  /**
   * Courses that the plan must contain, even if they teach no wanted skill: `4,17`. One that has left the catalogue or never was in it is
   * a 400, with `mustField` of its id in `errors`. Own and completed courses are ignored, and bought ones with `countOwn=false`.
   */
  must: idList(mustIds, searchLimits.musts.max),
  /** Of a guest: the levels in it count. */
  guest: GuestToken.optional(),
})

/** The field of `errors` for a course that must be in the plan and cannot. */
export const mustField = (courseId: number) => `must.${courseId}`

/** What a plan costs; minutes as in `PlanInfo`. */
export const PlanTotals = z.object({ totalPrice: z.int(), totalMinutes: z.int() })
export type PlanTotals = z.infer<typeof PlanTotals>

/** A course of the plan: its card, what it teaches, and why it was chosen. */
export const PlanCourse = CourseCard.extend({
  /** Minutes of the materials that the viewer has learned. */
  learnedMinutes: z.int(),
  /** Minutes that it adds to the plan: without materials already learned or part of an earlier course in the list. */
  addedMinutes: z.int(),
  /** What its learners needed, if the plan counts with it (`realTime`). */
  realMinutes: z.int().nullable(),
  /** Points that it adds to the plan: its price, or 0 for a course that the viewer owns (`isBought`). */
  addedPrice: z.int(),
  /** The wanted skills that it teaches, with its full levels. */
  gains: z.array(z.object({ skillId: z.int(), skillName: z.string(), level: z.int() })),
  /** What it builds on. If the plan teaches these levels, it does so before this course. */
  buildsOn: z.array(CourseSkill),
  /**
   * `only-way`: without this course the wish cannot be fulfilled. `best`: it can, and `withoutIt` is the cost of the best plan
   * without it (which may be the same). `not-computed`: there was not enough time, or there were too many courses, to find out. `wanted`: the
   * search demanded it (`must`).
   */
  why: z.enum(['only-way', 'best', 'not-computed', 'wanted']),
  /** Only when `why` is `best`. */
  withoutIt: PlanTotals.nullable(),
})
export type PlanCourse = z.infer<typeof PlanCourse>

/** The JSON of the response header `x-plan`. */
export const PlanInfo = z.object({
  /** Without the courses that the viewer owns. */
  TotalPrice: z.int(),
  /** A material that several courses share counts once; one that the viewer has learned does not count. */
  TotalMinutes: z.int(),
  /** It is proven that no plan (with the courses of `must`) is better in price, then time, then number of courses; or in time, then price. */
  Optimal: z.boolean(),
  /**
   * A better plan could save at most this share of the price (or of the minutes, when searching by time): 0.02 is 2 %. It can be 0
   * although `Optimal` is false: then only the choice between equally good plans is unproven.
   */
  Gap: z.number(),
  /** What was counted for the viewer: levels of wanted skills, and how many courses of the plan they own. Null when nothing was. */
  Counted: z.object({ Levels: z.array(z.object({ SkillId: z.int(), Level: z.int() })), OwnedCourses: z.int() }).nullable(),
  /** With `realTime`: how many courses of the plan count with what their learners needed. Null without it. */
  RealTimeCourses: z.int().nullable(),
})
export type PlanInfo = z.infer<typeof PlanInfo>

/** From this gap on, the screen warns that a much better plan may exist. */
export const farFromProven = 0.1

/** The gap in percent, to one decimal. Rounded up because the screen says "at most", and never 0. */
export const gapPercent = ({ Gap }: PlanInfo) => Math.max(0.1, Math.ceil(Gap * 1000) / 10)

/**
 * The JSON of the response header `x-reachable`, sent when a wish cannot be fulfilled (400): the same wish, each level lowered to what
 * all courses together reach, without the skills that no course teaches. If it is not empty, a search for it finds a plan.
 */
export const Reachable = z.array(SkillLookup.pick({ skillId: true, level: true }))
export type Reachable = z.infer<typeof Reachable>

/**
 * Returns the plan in a good learning order, with the header `x-plan`; an empty list when the viewer already has all these levels. A
 * wish that cannot be fulfilled is a 400: `Message` names each skill that falls short, `errors` has a sentence for each by its id
 * ("Python: at most 7 of 9"), and the header `x-reachable` says what is possible. 429 with Retry-After: too many searches from
 * this address, or from all users at once.
 */
export const automatedSearch = {
  method: 'POST',
  url: '/api/courses/automated-search',
  config: { access: 'open' },
  schema: {
    summary: 'The cheapest courses that together reach these skill levels; among equals the quickest, then the fewest',
    querystring: PlanQuery,
    body: Wish,
    response: { 200: z.array(PlanCourse) },
  },
} as const satisfies Endpoint

/** As `automatedSearch`. */
export const automatedSearchBasedOnTime = {
  method: 'POST',
  url: '/api/courses/automated-search-based-on-time',
  config: { access: 'open' },
  schema: {
    summary: 'The courses that reach these skill levels in the shortest time; among equals the cheapest',
    querystring: PlanQuery,
    body: Wish,
    response: { 200: z.array(PlanCourse) },
  },
} as const satisfies Endpoint

/** Refused like `automatedSearch`. */
export const pdfForAutomatedSearch = {
  method: 'POST',
  url: '/api/courses/pdf-for-automated-search',
  config: { access: 'open' },
  schema: {
    summary: 'The cheapest plan as a document to print',
    querystring: PlanQuery,
    body: Wish,
    produces: ['application/pdf'],
    response: { 200: PdfFile },
  },
} as const satisfies Endpoint

/** Refused like `automatedSearch`. */
export const pdfForAutomatedSearchBasedOnTime = {
  method: 'POST',
  url: '/api/courses/pdf-for-automated-search-based-on-time',
  config: { access: 'open' },
  schema: {
    summary: 'The quickest plan as a document to print',
    querystring: PlanQuery,
    body: Wish,
    produces: ['application/pdf'],
    response: { 200: PdfFile },
  },
} as const satisfies Endpoint
