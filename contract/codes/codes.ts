import { z } from 'zod'
import { CodeForm, RedeemForm } from '../core/forms.ts'
import { type Endpoint, IdempotencyKey, Nothing, PageQuery, pathId } from '../core/http.ts'

export const codeStates = ['open', 'used-up', 'ended', 'stopped'] as const

/** A code that brings points to everybody who redeems it, once each. */
export const PointsCode = z.object({
  id: z.int(),
  /** In groups: K7QF-29XM-TB4H-DWE8. */
  code: z.string(),
  /** Users see it in their points history. */
  reason: z.string(),
  points: z.int(),
  uses: z.int(),
  used: z.int(),
  /** The last day on which it can be redeemed, in UTC. */
  lastDay: z.string(),
  state: z.enum(codeStates),
  /** The email of the Admin who issued it. */
  admin: z.string(),
  dateUTC: z.string(),
})
export type PointsCode = z.infer<typeof PointsCode>

export const listCodes = {
  method: 'GET',
  url: '/api/codes',
  config: { access: 'admin' },
  schema: { summary: 'The codes, newest first', querystring: PageQuery, response: { 200: z.array(PointsCode) } },
} as const satisfies Endpoint

export const issueCode = {
  method: 'POST',
  url: '/api/codes',
  config: { access: 'admin', confirmed: true },
  schema: {
    summary: 'Issue a code: so many points for each of so many users, until a day',
    headers: IdempotencyKey,
    body: CodeForm,
    response: { 201: PointsCode },
  },
} as const satisfies Endpoint

export const stopCode = {
  method: 'PUT',
  url: '/api/codes/:id/stop',
  config: { access: 'admin' },
  schema: {
    summary: 'Stop a code: nobody can redeem it any more',
    params: z.object({ id: pathId('code') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const redeemCode = {
  method: 'POST',
  url: '/api/codes/redeem',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Redeem a code, in any case, with or without dashes: its points are yours',
    headers: IdempotencyKey,
    body: RedeemForm,
    response: { 200: z.object({ points: z.int(), balance: z.int() }) },
  },
} as const satisfies Endpoint
