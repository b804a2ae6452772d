import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { type Endpoint, IdempotencyKey, Nothing, pathId } from '../core/http.ts'
import { CourseCard } from '../courses/courses.ts'
import { StatisticsRange, TimeZone } from '../learning/learning.ts'
import { RouteForm, SavedRouteForm } from './route-form.ts'

/**
 * A route is a plan with dates: what a learner wants to be able to do by when, at which pace and with which points, and the courses that
 * lead there week by week. All dates are days of the learner's calendar, and every total is proven or says by how much it may be off.
 */

export { type MilestoneForm, RouteForm } from './route-form.ts'

const RouteId = z.object({ id: pathId('route') })

/** The seconds for each search are those of the plan; these are facts about its result. A renewal is about plans with what was bought. */
const Proof = z.object({
  /** Proven to be the cheapest for its date, and among those the quickest. */
  isOptimal: z.boolean(),
  /** The points that a plan for this date costs at the least. Equal to the price if it is proven. */
  leastPrice: z.int(),
})

/** A step of the staircase: the cheapest plan that is finished by a day. */
export const RoutePlan = z.object({
  id: z.int(),
  finishDate: z.string(),
  price: z.int(),
  minutes: z.int(),
  courses: z.int(),
  proof: Proof,
  /**
   * Only of a plan that renews the chosen one with as few changes as possible: how many of its courses are not in that one, and how many
   * any plan for the goal with what was bought has at the least.
   */
  changes: z.object({ count: z.int(), least: z.int() }).nullable(),
})
export type RoutePlan = z.infer<typeof RoutePlan>

/** What a change is worth, proven. `hours`: so many more a week; `points`: so many more; `level`: one less of a skill of the last milestone. */
export const RouteChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hours'), hours: z.number(), daysSooner: z.int() }),
  z.object({ kind: z.literal('points'), points: z.int(), daysSooner: z.int() }),
  z.object({
    kind: z.literal('level'),
    skillId: z.int(),
    skillName: z.string(),
    level: z.int(),
    instead: z.int(),
    pointsLess: z.int(),
    daysSooner: z.int(),
  }),
])
export type RouteChange = z.infer<typeof RouteChange>

/** Lines of JSON while the search goes on. The last one is `done` or `refused`. */
export const RouteSearchEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), plan: RoutePlan }),
  z.object({ kind: z.literal('change'), change: RouteChange }),
  /** How many of about how many searches are over. */
  z.object({ kind: z.literal('progress'), done: z.int(), of: z.int() }),
  z.object({ kind: z.literal('done') }),
  /** No route keeps all dates: why, and by which day it would be possible. Also when the search was ended by another one. */
  z.object({ kind: z.literal('refused'), message: z.string(), earliest: z.string().nullable() }),
])
export type RouteSearchEvent = z.infer<typeof RouteSearchEvent>

/** A part of a material that is learned in a week; long ones go on in the next. */
export const WeekItem = z.object({
  courseId: z.int(),
  courseName: z.string(),
  /** Whether the course is bought, so that the material can be opened. */
  isBought: z.boolean(),
  materialId: z.int(),
  materialName: z.string(),
  minutes: z.int(),
  /** Whether the rest of it is in the next week. */
  goesOn: z.boolean(),
  /** Only in this week: what was learned in it. Its minutes are not part of those of the week. */
  isLearned: z.boolean(),
})
export type WeekItem = z.infer<typeof WeekItem>

export const RouteWeek = z.object({
  /** A Sunday. */
  date: z.string(),
  isOff: z.boolean(),
  minutes: z.int(),
  items: z.array(WeekItem),
})
export type RouteWeek = z.infer<typeof RouteWeek>

/** What the followed plans have on a day, from today on. `goesOn`: the rest of the material is on a later day. */
export const PlannedDay = z.object({
  date: z.string(),
  minutes: z.int(),
  routes: z.array(z.object({ id: z.int(), name: z.string(), items: z.array(WeekItem) })),
})
export type PlannedDay = z.infer<typeof PlannedDay>

export const RouteCourse = CourseCard.extend({
  /** The place of the milestone by which it is finished. */
  by: z.int(),
  /** The day on which it is finished at this pace; null if that is further ahead than routes are planned. */
  finishDate: z.string().nullable(),
  /** What it still takes, without materials of courses before it. */
  minutes: z.int(),
  isBought: z.boolean(),
  isInCart: z.boolean(),
})
export type RouteCourse = z.infer<typeof RouteCourse>

/**
 * A plan with its weeks. `plan` is what was found and proven; courses and weeks are as they stand today, without what is learned and
 * without courses that are neither offered nor owned.
 */
export const RouteDetails = z.object({
  plan: RoutePlan,
  courses: z.array(RouteCourse),
  weeks: z.array(RouteWeek),
})
export type RouteDetails = z.infer<typeof RouteDetails>

/** By milestone, the days by which the same courses are possible; none is earlier than wanted. Null if one is further ahead than routes are planned. */
const LaterDates = z.array(z.string().nullable()).nullable()

/** Whether the chosen plan still keeps its dates. */
export const RouteState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('holds') }),
  z.object({ kind: z.literal('done') }),
  /**
   * A milestone cannot be kept at this pace. The pace that still keeps all dates, null if more than the most possible; and the day otherwise,
   * null if further ahead than routes are planned.
   */
  z.object({
    kind: z.literal('late'),
    milestone: z.int(),
    date: z.string(),
    hoursNeeded: z.number().nullable(),
    otherwise: z.string().nullable(),
    later: LaterDates,
  }),
  /** So many points are missing at a milestone, at today's prices; null if it has no day. */
  z.object({ kind: z.literal('short'), milestone: z.int(), date: z.string().nullable(), missing: z.int(), later: LaterDates }),
  /** With all its courses the levels of a milestone are not reached, because the goal or a course has changed. */
  z.object({ kind: z.literal('lacks'), milestone: z.int(), date: z.string().nullable() }),
  /** A course of it is no longer offered. */
  z.object({ kind: z.literal('gone'), courseIds: z.array(z.int()) }),
])
export type RouteState = z.infer<typeof RouteState>

export const LearningRoute = z.object({
  id: z.int(),
  form: SavedRouteForm,
  skillNames: z.array(z.object({ skillId: z.int(), skillName: z.string() })),
  /** Of the last search, by date. */
  plans: z.array(RoutePlan),
  changes: z.array(RouteChange),
  searchedAtUTC: z.string().nullable(),
  chosen: RouteDetails.nullable(),
  canUndo: z.boolean(),
  state: RouteState,
  /** The points at hand. */
  balance: z.int(),
  /** Of the link by which it is shared. */
  shareSecret: z.string().nullable(),
})
export type LearningRoute = z.infer<typeof LearningRoute>

export const RouteSummary = z.object({
  id: z.int(),
  name: z.string(),
  /** The day of the last milestone, if it has one. */
  wantedDate: z.string().nullable(),
  /** Of the chosen plan, at this pace; null without one, when it is done, and further ahead than routes are planned. */
  finishDate: z.string().nullable(),
  state: RouteState,
  /** This week's part of the chosen plan. */
  week: RouteWeek.nullable(),
})
export type RouteSummary = z.infer<typeof RouteSummary>

const access = { access: 'signed-in' } as const

export const listRoutes = {
  method: 'GET',
  url: '/api/learning-routes',
  config: access,
  schema: { summary: 'One’s own routes, with this week’s work', querystring: TimeZone, response: { 200: z.array(RouteSummary) } },
} as const satisfies Endpoint

export const listPlannedDays = {
  method: 'GET',
  url: '/api/learning-routes/planned-days/:startDate/:endDate',
  config: access,
  schema: {
    summary: 'The days of a range (including its end) for which the followed plans have something to learn',
    params: StatisticsRange,
    querystring: TimeZone,
    response: { 200: z.array(PlannedDay) },
  },
} as const satisfies Endpoint

export const createRoute = {
  method: 'POST',
  url: '/api/learning-routes',
  config: access,
  schema: {
    summary: `Save a goal; there can be ${formLimits.learningRoutes.max}`,
    headers: IdempotencyKey,
    body: RouteForm,
    response: { 201: z.object({ id: z.int() }) },
  },
} as const satisfies Endpoint

export const getRoute = {
  method: 'GET',
  url: '/api/learning-routes/:id',
  config: access,
  schema: {
    summary: 'A route with its plans, its weeks and whether it holds',
    params: RouteId,
    querystring: TimeZone,
    response: { 200: LearningRoute },
  },
} as const satisfies Endpoint

export const updateRoute = {
  method: 'PUT',
  url: '/api/learning-routes/:id',
  config: access,
  schema: {
    summary: 'Change the goal; the chosen plan stays until another one is chosen',
    params: RouteId,
    body: RouteForm,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const deleteRoute = {
  method: 'DELETE',
  url: '/api/learning-routes/:id',
  config: access,
  schema: { summary: 'Delete a route; what was bought stays', params: RouteId, response: { 204: Nothing } },
} as const satisfies Endpoint

export const searchRoute = {
  method: 'POST',
  url: '/api/learning-routes/:id/search',
  config: { ...access, isStream: true },
  schema: {
    summary: 'Find the cheapest plan for each finish date, and what changes are worth; lines of JSON as they are found',
    params: RouteId,
    querystring: TimeZone,
    produces: ['application/x-ndjson'],
    response: { 200: z.any().meta({ type: 'string', description: 'Lines of RouteSearchEvent' }) },
  },
} as const satisfies Endpoint
