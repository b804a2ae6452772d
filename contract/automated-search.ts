import { z } from 'zod'
import { CourseCard } from './courses.ts'
import { bodyId, type Endpoint, PdfFile } from './http.ts'
import { CourseSkill } from './skills.ts'
import { wholeNumber } from './text.ts'

/** How many skills one search may ask for, and which levels. */
export const searchLimits = { skills: { min: 1, max: 20 }, level: { min: 1, max: 100 } } as const

const { skills, level } = searchLimits
const whichLevel = `Level must be a whole number from ${level.min} to ${level.max}.`

/** A skill that somebody wants, with the level to reach. The name is for showing; the server knows it, whatever comes. */
export const SkillLookup = z.object({
  skillId: bodyId('This is not the number of a skill.'),
  skillName: z.string().optional().catch(undefined),
  level: wholeNumber(whichLevel, level),
})
export type SkillLookup = z.infer<typeof SkillLookup>

/** The body of all four calls: the skills in the order in which they matter to the one who asks; it decides the order of learning, not the choice. */
export const Wish = z
  .array(SkillLookup)
  .min(skills.min, 'Choose at least one skill!')
  .max(skills.max, `Choose at most ${skills.max} skills.`)
  .refine((wish) => new Set(wish.map(({ skillId }) => skillId)).size === wish.length, 'Choose each skill only once.')
export type Wish = z.infer<typeof Wish>

const countOwn = 'countOwn must be true or false.'

/**
 * For signed-in learners, `countOwn` (the default) counts what they know and own: levels they have earned, and courses they have bought and not
 * completed, at no price and with the minutes that are left. With `false` the courses alone reach the levels, and bought ones are left out.
 */
export const PlanQuery = z.object({
  countOwn: z
    .enum(['true', 'false'], countOwn)
    .default('true')
    .transform((value) => value === 'true'),
})

/** What a plan costs; minutes as in `PlanInfo`. */
export const PlanTotals = z.object({ totalPrice: z.int(), totalMinutes: z.int() })
export type PlanTotals = z.infer<typeof PlanTotals>

/** A course of the plan: its card, what it gives, and why it is there. */
export const PlanCourse = CourseCard.extend({
  /** Minutes of all its materials, as in the course's details. */
  learningTime: z.int(),
  /** Minutes of those that the viewer has learned. */
  learnedMinutes: z.int(),
  /** Minutes that it adds to the plan where it stands: without what is learned already or comes in an earlier course of the list. */
  addedMinutes: z.int(),
  /** Points that it adds to the plan: its price, or 0 for a course that the viewer owns (`isBought`). */
  addedPrice: z.int(),
  /** Those of the wanted skills that it gives, with its full levels. */
  gains: z.array(z.object({ skillId: z.int(), skillName: z.string(), level: z.int() })),
  /** What it builds on. Where the plan brings these levels, it brings them before this course. */
  buildsOn: z.array(CourseSkill),
  /**
   * `only-way`: without this course the wish cannot be fulfilled. `best`: it can, and `withoutIt` is what the best plan
   * without it would cost (it may cost the same). `not-computed`: the time did not suffice to find that out.
   */
  why: z.enum(['only-way', 'best', 'not-computed']),
  /** Present only when `why` is `best`. */
  withoutIt: PlanTotals.nullable(),
})
export type PlanCourse = z.infer<typeof PlanCourse>

/** The JSON of the response header `x-plan`. */
export const PlanInfo = z.object({
  /** Without the courses that the viewer owns. */
  TotalPrice: z.int(),
  /** A material that several of the courses share counts once, one that the viewer has learned not at all. */
  TotalMinutes: z.int(),
  /** No plan is better: proven, in price, then time, then number of courses; or in time, then price. */
  Optimal: z.boolean(),
  /**
   * At most this share of the price (by price) or of the minutes (by time) could be saved by a better plan: 0.02 is 2 %. Can be 0
   * although `Optimal` is false: then only what breaks ties is not proven.
   */
  Gap: z.number(),
  /** What of the viewer's own was counted: levels of wanted skills, and how many courses of the plan they own. Null: nothing was to be counted. */
  Counted: z.object({ Levels: z.array(z.object({ SkillId: z.int(), Level: z.int() })), OwnedCourses: z.int() }).nullable(),
})
export type PlanInfo = z.infer<typeof PlanInfo>

/** From this gap on nobody knows whether the plan is very good. */
export const farFromProven = 0.1

/** The gap in percent, to one decimal. Rounded up, because it says "at most", and never to nothing. */
export const gapPercent = ({ Gap }: PlanInfo) => Math.max(0.1, Math.ceil(Gap * 1000) / 10)

/**
 * The JSON of the response header `x-reachable`, sent with the 400 "cannot be fulfilled": the same wish with each level lowered to what
 * all courses together reach with what is counted, without the skills that none gives. When it is not empty, searching for it finds a plan.
 */
export const Reachable = z.array(SkillLookup.pick({ skillId: true, level: true }))
export type Reachable = z.infer<typeof Reachable>

/**
 * The answer is the plan in a good order of learning, with the header `x-plan`; an empty list when the viewer has all these levels already. A wish that cannot be fulfilled is a 400: `Message` names each
 * skill that falls short, `errors` has a sentence for each by its id ("Python: at most 7 of 9"), the header `x-reachable` what can be had instead.
 * 429 with Retry-After: too many searches from this address, or too many people searching at once.
 */
export const automatedSearch = {
  method: 'POST',
  url: '/api/courses/automated-search',
  config: { access: 'open' },
  schema: {
    summary: 'The cheapest courses that together give these skill levels; of several such the quickest, then the fewest',
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
    summary: 'The courses that give these skill levels in the least time; of several such the cheapest',
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
