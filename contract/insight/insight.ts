import { z } from 'zod'
import type { Endpoint } from '../core/http.ts'
import { CourseId } from '../courses/courses.ts'
import { SalesRangeQuery, salesUnits } from '../statistics/statistics.ts'
import { words } from './words.ts'

/** What authors see about learners: no smaller group is shown, and counts are rounded down. */
export const smallestGroup = 10
export const roundedTo = 5
/** With fewer learners, no group is shown: who has nine accounts of their own must not single out a tenth learner. */
export const fewestLearners = 2 * smallestGroup
/** Percent of the materials. */
export const quarters = [25, 50, 75, 100] as const
/** Answers about the time needed are grouped between these. */
export const hourBounds = [1, 2, 5, 10, 20, 50, 100] as const

/** As for Admins, what was returned is no longer sold. Points: what the sales brought, and what went back with returns. */
const figures = {
  views: z.int(),
  carts: z.int(),
  sold: z.int(),
  earned: z.int(),
  returned: z.int(),
  repaid: z.int(),
}
/** A day, or the first day of a week or month. */
export const CoursePeriod = z.object({ date: z.string(), ...figures })
export type CoursePeriod = z.infer<typeof CoursePeriod>

/** A period for each day, week or month in which something happened. Days are UTC; both ends are included. */
export const CourseRange = z.object({
  from: z.string(),
  to: z.string(),
  unit: z.enum(salesUnits),
  ...figures,
  periods: z.array(CoursePeriod),
})
export type CourseRange = z.infer<typeof CourseRange>

/**
 * Counts of learners as of the last midnight, in groups at fixed places, rounded down to fives and null below ten: see
 * docs/decisions/0029-insight-for-authors.md.
 */
export const CourseInsight = z.object({
  /** The day that began at that midnight (UTC). Null while the course has not had ten learners at midnight. */
  day: z.string().nullable(),
  /** How many have the course. */
  learners: z.int().nullable(),
  /** How many have learned at least these quarters of the materials; 100 percent is finished. Null with fewer than twenty learners. */
  progress: z.array(z.object({ percent: z.int(), learners: z.int().nullable() })).nullable(),
  /** What learners said about the time they needed. Null with fewer than ten answers. A group reaches to the next one. */
  hours: z
    .object({
      answers: z.int(),
      medianMinutes: z.int(),
      groups: z.array(z.object({ fromHours: z.int(), answers: z.int().nullable() })),
    })
    .nullable(),
})
export type CourseInsight = z.infer<typeof CourseInsight>

export const getInsight = {
  method: 'GET',
  url: '/api/courses/:id/insight',
  config: { access: 'signed-in' },
  schema: {
    summary:
      'How far the learners of your course had got at the last midnight, and how long it took them; for its author and Admins',
    params: CourseId,
    response: { 200: CourseInsight },
  },
} as const satisfies Endpoint

export const insightInRange = {
  method: 'GET',
  url: '/api/courses/:id/insight/days',
  config: { access: 'signed-in' },
  schema: {
    summary:
      'Views, carts, sales and refunds of your course in a range, by day, week or month (UTC), whichever fits its length; for its author and Admins',
    params: CourseId,
    querystring: SalesRangeQuery,
    response: { 200: CourseRange },
  },
} as const satisfies Endpoint

export const insightTables = ['days', 'progress'] as const
export type InsightTable = (typeof insightTables)[number]
export const insightCsv = {
  method: 'GET',
  url: '/api/courses/:id/insight/csv/:table',
  config: { access: 'signed-in' },
  schema: {
    summary: 'The figures of your course as CSV: days (within the range) or progress; for its author and Admins',
    params: CourseId.extend({ table: z.enum(insightTables, words.whichTable) }),
    querystring: SalesRangeQuery,
    produces: ['text/csv'],
    response: {},
  },
} as const satisfies Endpoint
