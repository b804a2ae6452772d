import { z } from 'zod'
import { type Endpoint, Nothing } from '../core/http.ts'
import { whole } from '../core/text.ts'
import { checks } from '../core/words.ts'
import { TimeZone } from '../learning/learning.ts'
import { words } from './words.ts'

/** The chosen routes in one's own calendar: a secret address from which calendar programs read the weeks and milestones. */

/** When the block of each week begins. */
export const RouteCalendarForm = TimeZone.extend({
  /** 1 is Monday, and 7 is Sunday, with which weeks begin. */
  weekday: whole(words.weekday, 1, 7),
  time: z.string(checks.required({ label: words.time })).regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.wrongTime),
})
export type RouteCalendarForm = z.output<typeof RouteCalendarForm>

export const RouteCalendar = z.object({ weekday: z.int(), time: z.string(), timeZone: z.string(), createdAtUTC: z.string() })
export type RouteCalendar = z.infer<typeof RouteCalendar>

/** Shown once: only its hash is kept. */
const NewAddress = z.object({ address: z.string() })

const access = { access: 'signed-in' } as const

export const getRouteCalendar = {
  method: 'GET',
  url: '/api/route-calendar',
  config: access,
  schema: {
    summary: 'Whether one’s own routes have a calendar address, and when the block of each week begins',
    response: { 200: z.object({ calendar: RouteCalendar.nullable() }) },
  },
} as const satisfies Endpoint

export const createRouteCalendar = {
  method: 'POST',
  url: '/api/route-calendar',
  config: access,
  schema: {
    summary: 'Make a secret address for calendar programs; it is shown only in this response',
    body: RouteCalendarForm,
    response: { 201: NewAddress },
  },
} as const satisfies Endpoint

export const updateRouteCalendar = {
  method: 'PUT',
  url: '/api/route-calendar',
  config: access,
  schema: { summary: 'Change when the block of each week begins', body: RouteCalendarForm, response: { 204: Nothing } },
} as const satisfies Endpoint

export const renewRouteCalendar = {
  method: 'PUT',
  url: '/api/route-calendar/address',
  config: access,
  schema: { summary: 'Make another address; the one before ends at once', response: { 200: NewAddress } },
} as const satisfies Endpoint

export const deleteRouteCalendar = {
  method: 'DELETE',
  url: '/api/route-calendar',
  config: access,
  schema: { summary: 'Remove the address; it ends at once', response: { 204: Nothing } },
} as const satisfies Endpoint

/** The secret is the right to read it, because calendar programs cannot sign in. */
export const readRouteCalendar = {
  method: 'GET',
  url: '/api/calendar/:secret.ics',
  config: { access: 'entry' },
  schema: {
    summary: 'The weeks and milestones of the chosen routes as iCalendar, for calendar programs',
    params: z.object({ secret: z.string() }),
    produces: ['text/calendar'],
    response: {},
  },
} as const satisfies Endpoint
