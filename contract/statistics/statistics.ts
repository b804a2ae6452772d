import { z } from 'zod'
import { type Endpoint, Nothing, PageQuery, pathId } from '../core/http.ts'
import { isoDate, line } from '../core/text.ts'
import { labels } from '../core/words.ts'
import { PointsMovement } from '../points/points.ts'
import { words } from './words.ts'

const { pageNumber, pageSize } = PageQuery.shape
const Page = z.object({ pageSize, pageNumber })
const isAscending = z
  .enum(['true', 'false'], 'isAscending must be true or false.')
  .transform((value) => value === 'true')
  .optional()

/** The column and direction to sort by; each table has its own default. */
const sorting = <Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.object({ orderBy: z.enum(columns, `orderBy must be one of ${columns.join(', ')}.`).optional(), isAscending })

export const materialColumns = ['name', 'coursesCount', 'usersCount'] as const
export const courseColumns = ['name', 'updateDate', 'price', 'studentsCount'] as const
export const userColumns = [
  'name',
  'email',
  'balance',
  'boughtCoursesCount',
  'completedCoursesCount',
  'completedCoursesPercentage',
] as const

/** `usersCount`: how many users have learned it. `courseId`: a course in which it can be seen. */
export const MaterialStatistics = z.object({
  id: z.int(),
  name: z.string(),
  coursesCount: z.int(),
  usersCount: z.int(),
  courseId: z.int().nullable(),
})
export type MaterialStatistics = z.infer<typeof MaterialStatistics>
/** `handle`: of the author's page. Null if there is none. */
export const CourseStatistics = z.object({
  id: z.int(),
  name: z.string(),
  updateDateUTC: z.string(),
  price: z.int(),
  studentsCount: z.int(),
  author: z.object({ name: z.string(), handle: z.string().nullable() }),
})
export type CourseStatistics = z.infer<typeof CourseStatistics>

/** Sold: bought enrolments. Customers: users who bought at least one course. Completed: certificates. */
export const SalesStatistics = z.object({
  saledCoursesCount: z.int(),
  customersCount: z.int(),
  completedCoursesCount: z.int(),
  completedCoursesPercentage: z.int(),
})
export type SalesStatistics = z.infer<typeof SalesStatistics>

const salesFigures = { sold: z.int(), points: z.int(), completed: z.int() }
/** A day, or the first day of a week or month. */
export const SalesPeriod = z.object({ date: z.string(), ...salesFigures })
export type SalesPeriod = z.infer<typeof SalesPeriod>
export const salesUnits = ['day', 'week', 'month'] as const
export type SalesUnit = (typeof salesUnits)[number]

/** For the chart: a period for each day, week or month with a sale or a completion. Days are UTC; both ends are included. */
export const SalesRange = z.object({
  from: z.string(),
  to: z.string(),
  unit: z.enum(salesUnits),
  ...salesFigures,
  periods: z.array(SalesPeriod),
})
export type SalesRange = z.infer<typeof SalesRange>

const longestRangeDays = 3660
const range = {
  from: isoDate('from must be a day like 2026-11-01.').optional(),
  to: isoDate('to must be a day like 2026-11-01.').optional(),
}
const isRange = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || (from <= to && Date.parse(to) - Date.parse(from) <= longestRangeDays * 24 * 60 * 60 * 1000)
const wrongRange = { message: 'from must not be after to, and a range can be at most ten years.', path: ['to'] }
/** From the first sale and until today by default. */
export const SalesRangeQuery = z.object(range).refine(isRange, wrongRange)
export type SalesRangeQuery = z.output<typeof SalesRangeQuery>

/** Words in the name or email of a user. */
const filter = line(labels.filter, 200).default('')

export const UserStatistics = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  balance: z.int(),
  boughtCoursesCount: z.int(),
  completedCoursesCount: z.int(),
  completedCoursesPercentage: z.int(),
  isAdmin: z.boolean(),
  isCreator: z.boolean(),
  /** Of the author page of a Creator. */
  handle: z.string().nullable(),
})
export type UserStatistics = z.infer<typeof UserStatistics>
/** The average is over the users who bought something. */
export const UsersStatistics = z.object({ users: z.array(UserStatistics), averageCompletedCoursesPercentage: z.int() })
export type UsersStatistics = z.infer<typeof UsersStatistics>

export const auditActs = [
  'grant-points',
  'correct-points',
  'make-admin',
  'unmake-admin',
  'sign-out',
  'write-page',
  'remove-page',
  'reset-link',
  'add-field',
  'rename-field',
  'order-fields',
  'remove-field',
  'add-goal',
  'change-goal',
  'order-goals',
  'remove-goal',
  'issue-code',
  'stop-code',
  'approve-course',
  'refuse-course',
  'keep-reported',
  'hide-reported',
  'show-again',
  'add-synonym',
  'remove-synonym',
] as const

/** Something an Admin did. */
export const AuditEntry = z.object({
  id: z.int(),
  dateUTC: z.string(),
  admin: z.string(),
  act: z.enum(auditActs),
  /** The email of the user it concerns; empty if it concerns nobody in particular. */
  user: z.string(),
  details: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const forAdmins = { method: 'GET', config: { access: 'admin' } } as const

export const materialsStatistics = {
  ...forAdmins,
  url: '/api/statistics/materials/:pageSize/:pageNumber',
  schema: {
    summary: 'Materials, with how many courses use them and how many users have learned them',
    params: Page,
    querystring: sorting(materialColumns),
    response: { 200: z.array(MaterialStatistics) },
  },
} as const satisfies Endpoint
export const salesStatistics = {
  ...forAdmins,
  url: '/api/statistics/sales',
  schema: {
    summary: 'Sales and completion in figures',
    response: { 200: SalesStatistics },
  },
} as const satisfies Endpoint
export const salesInRange = {
  ...forAdmins,
  url: '/api/statistics/sales-in-range',
  schema: {
    summary: 'Sales, points and completions of a range, by day, week or month (UTC), whichever fits its length',
    querystring: SalesRangeQuery,
    response: { 200: SalesRange },
  },
} as const satisfies Endpoint
export const coursesStatistics = {
  ...forAdmins,
  url: '/api/statistics/courses/:pageSize/:pageNumber',
  schema: {
    summary: 'Courses of the catalogue with price and students',
    params: Page,
    querystring: sorting(courseColumns),
    response: { 200: z.array(CourseStatistics) },
  },
} as const satisfies Endpoint
export const usersStatistics = {
  ...forAdmins,
  url: '/api/statistics/users/:pageSize/:pageNumber',
  schema: {
    summary:
      'Users with balance, bought and completed courses; x-pagination has TotalIsEstimate when a filter finds too many to count',
    params: Page,
    querystring: sorting(userColumns).extend({ filter }),
    response: { 200: UsersStatistics },
  },
} as const satisfies Endpoint
export const userPoints = {
  ...forAdmins,
  url: '/api/statistics/user-points/:id',
  schema: {
    summary: 'The points history of a user',
    params: z.object({ id: pathId('user') }),
    querystring: PageQuery,
    response: { 200: z.array(PointsMovement) },
  },
} as const satisfies Endpoint
/** `filter`: a text in the details, or in the name or email of the user concerned. Days are UTC. */
const auditFilter = {
  filter,
  act: z.enum(auditActs, words.notAnAct).optional(),
  admin: line(words.admin, 200).default(''),
  ...range,
}
const AuditQuery = z.object(auditFilter).refine(isRange, wrongRange)
export type AuditQuery = z.output<typeof AuditQuery>

export const auditLog = {
  ...forAdmins,
  url: '/api/statistics/audit/:pageSize/:pageNumber',
  schema: {
    summary: 'What Admins did, newest first; of one kind, by one Admin (a part of the email), in a range of days, or with a text',
    params: Page,
    querystring: AuditQuery,
    response: { 200: z.array(AuditEntry) },
  },
} as const satisfies Endpoint

export const csvTables = ['materials', 'courses', 'users', 'sales', 'audit'] as const
/** The whole table as CSV, streamed. */
export const statisticsCsv = {
  ...forAdmins,
  url: '/api/statistics/csv/:table',
  schema: {
    summary:
      'A whole table as CSV: materials, courses, users (those that match the filter), sales (by day, within the range) or audit (filtered like the log)',
    params: z.object({ table: z.enum(csvTables, words.whichTable({ tables: csvTables.join(', ') })) }),
    querystring: AuditQuery,
    produces: ['text/csv'],
    response: {},
  },
} as const satisfies Endpoint

const UserId = z.object({ id: pathId('user') })
export const setAdmin = {
  method: 'PUT',
  url: '/api/statistics/users/:id/admin',
  config: { access: 'admin', confirmed: true },
  schema: {
    summary: 'Make a user an Admin, or take the role away; nobody can change their own role',
    params: UserId,
    body: z.object({ isAdmin: z.boolean() }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const signOutUser = {
  method: 'POST',
  url: '/api/statistics/users/:id/sign-out',
  config: { access: 'admin' },
  schema: { summary: 'End every session of a user', params: UserId, response: { 204: Nothing } },
} as const satisfies Endpoint

export const createResetLink = {
  method: 'POST',
  url: '/api/statistics/users/:id/reset-link',
  config: { access: 'admin', confirmed: true },
  schema: {
    summary: 'Make a link with which a user, who is no Admin, can set a new password once within an hour',
    params: UserId,
    response: { 200: z.object({ link: z.string() }) },
  },
} as const satisfies Endpoint
