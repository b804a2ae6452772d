import { z } from 'zod'
import { CourseId } from './courses.ts'
import type { Endpoint } from './http.ts'
import { SalesRangeQuery, salesUnits } from './statistics.ts'

/** What authors see about learners: no smaller group is shown. */
export const smallestGroup = 5

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

/** Counts of learners never tell of fewer than five: see docs/decisions/0010-statistics-and-admins.md. */
export const CourseInsight = z.object({
  /** How many have the course. */
  learners: z.int(),
  /** Null with fewer than five learners. */
  progress: z
    .object({
      /** In the order of the course. `learned`: by how many, rounded down to fives; null for fewer than five. */
      materials: z.array(z.object({ name: z.string(), learned: z.int().nullable() })),
      /**
       * The last material that learners have learned, by its place from 1 on. 0: nothing yet. One more than there are materials: finished.
       * Neighbouring places are joined until each group has five learners.
       */
      stops: z.array(z.object({ from: z.int(), to: z.int(), learners: z.int() })),
    })
    .nullable(),
  /** What learners said about the time they needed. Null with fewer than five answers. Each group has five answers or more. */
  hours: z
    .object({
      answers: z.int(),
      medianMinutes: z.int(),
      groups: z.array(z.object({ fromMinutes: z.int(), toMinutes: z.int(), answers: z.int() })),
    })
    .nullable(),
})
export type CourseInsight = z.infer<typeof CourseInsight>

export const getInsight = {
  method: 'GET',
  url: '/api/courses/:id/insight',
  config: { access: 'signed-in' },
  schema: {
    summary: 'How far the learners of your course got, and how long it took them; for its author and Admins',
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

export const insightTables = ['days', 'materials', 'stops'] as const
export type InsightTable = (typeof insightTables)[number]
export const insightCsv = {
  method: 'GET',
  url: '/api/courses/:id/insight/csv/:table',
  config: { access: 'signed-in' },
  schema: {
    summary: 'The figures of your course as CSV: days (within the range), materials or stops; for its author and Admins',
    params: CourseId.extend({ table: z.enum(insightTables, 'The table must be one of days, materials, stops.') }),
    querystring: SalesRangeQuery,
    produces: ['text/csv'],
    response: {},
  },
} as const satisfies Endpoint
