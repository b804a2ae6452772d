import { z } from 'zod'
import { DecisionForm, ReportForm, reportReasons } from '../core/forms.ts'
import { bodyId, type Endpoint, Nothing, PageQuery, pathId } from '../core/http.ts'
import { words } from './words.ts'

/** What can be reported. A rating and the reply to it have the same id. */
export const reportables = ['course', 'rating', 'reply'] as const
export type Reportable = (typeof reportables)[number]

const what = z.enum(reportables, `what must be ${reportables.join(', ')}.`)
const reported = { what, id: bodyId(words.notAnId) }

export const report = {
  method: 'POST',
  url: '/api/reports',
  config: { access: 'open' },
  schema: {
    summary: 'Report a course, a rating or a reply to the Admins, also as a guest',
    body: ReportForm.extend(reported),
    /** False: this user has reported it before, and it is not decided yet. Nothing has changed. */
    response: { 200: z.object({ isNew: z.boolean() }) },
  },
} as const satisfies Endpoint

/** What was reported, as it is now. */
const ReportedThing = z.object({
  what,
  id: z.int(),
  course: z.object({ id: z.int(), name: z.string() }),
  /** The short description of a course, the text of a rating or a reply. */
  text: z.string(),
  /** Of a rating. */
  stars: z.int().nullable(),
  /** Who wrote it. Null for a former user. */
  author: z.string().nullable(),
  reportsCount: z.int(),
})
export type ReportedThing = z.infer<typeof ReportedThing>

export const WaitingReports = ReportedThing.extend({
  /** The first ones. */
  reports: z.array(
    z.object({
      id: z.int(),
      reason: z.enum(reportReasons),
      text: z.string(),
      /** Null for a guest, and for a former user. */
      reporter: z.object({ name: z.string(), email: z.string() }).nullable(),
      dateUTC: z.string(),
    }),
  ),
})
export type WaitingReports = z.infer<typeof WaitingReports>

export const listWaitingReports = {
  method: 'GET',
  url: '/api/reports/waiting',
  config: { access: 'admin' },
  schema: {
    summary: 'What was reported and waits for a decision, the oldest first',
    querystring: PageQuery,
    response: { 200: z.array(WaitingReports) },
  },
} as const satisfies Endpoint

export const decisions = ['kept', 'hidden'] as const

export const DecidedReports = ReportedThing.extend({
  decisionId: z.int(),
  decision: z.enum(decisions),
  /** To the author. Empty if it was kept. */
  reason: z.string(),
  /** The emails of the Admins. */
  admin: z.string(),
  dateUTC: z.string(),
  shownAgain: z.object({ admin: z.string(), dateUTC: z.string() }).nullable(),
  /** Whether it is still hidden by this decision. */
  isHidden: z.boolean(),
})
export type DecidedReports = z.infer<typeof DecidedReports>

export const listDecidedReports = {
  method: 'GET',
  url: '/api/reports/decided',
  config: { access: 'admin' },
  schema: {
    summary: 'What was decided about reports, by whom, the newest first',
    querystring: listWaitingReports.schema.querystring,
    response: { 200: z.array(DecidedReports) },
  },
} as const satisfies Endpoint

export const decideReports = {
  method: 'POST',
  url: '/api/reports/decisions',
  config: { access: 'admin' },
  schema: {
    summary: 'Keep or hide what was reported; settles all its open reports. Hiding needs a reason, which its author reads',
    body: DecisionForm.extend({ ...reported, decision: z.enum(decisions, `decision must be ${decisions.join(' or ')}.`) }).refine(
      ({ decision, reason }) => decision === 'kept' || reason,
      { error: words.tellWhy, path: ['reason'] },
    ),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const showAgain = {
  method: 'POST',
  url: '/api/reports/decisions/:id/show-again',
  config: { access: 'admin' },
  schema: {
    summary: 'Show again what a decision has hidden',
    params: z.object({ id: pathId('decision') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
