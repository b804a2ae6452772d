import { z } from 'zod'
import { type Endpoint, Nothing } from '../core/http.ts'

/** A device on which the user is signed in. The id is not secret: only the refresh token continues a session. */
export const Session = z.object({
  id: z.string(),
  /** Such as "Firefox on Linux"; null if the browser does not say, or signed in before devices were kept. */
  device: z.string().nullable(),
  isCurrent: z.boolean(),
  signedInUTC: z.string(),
  lastUsedUTC: z.string(),
})
export type Session = z.infer<typeof Session>

export const listSessions = {
  method: 'GET',
  url: '/api/account/sessions',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Where you are signed in, at most 100 sessions: this one first, then the last used',
    response: { 200: z.array(Session) },
  },
} as const satisfies Endpoint

export const endSession = {
  method: 'DELETE',
  url: '/api/account/sessions/:id',
  config: { access: 'signed-in' },
  schema: {
    summary: 'End one of your sessions',
    params: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const endOtherSessions = {
  method: 'DELETE',
  url: '/api/account/sessions',
  config: { access: 'signed-in' },
  schema: { summary: 'End all your sessions except this one', response: { 204: Nothing } },
} as const satisfies Endpoint
