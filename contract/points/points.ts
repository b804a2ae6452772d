import { z } from 'zod'
import { PointsGrant } from '../core/forms.ts'
import { type Endpoint, IdempotencyKey, PageQuery } from '../core/http.ts'

export const PointsMovement = z.object({
  id: z.int(),
  dateUTC: z.string(),
  reason: z.string(),
  amount: z.int(),
  balanceAfter: z.int(),
})
export type PointsMovement = z.infer<typeof PointsMovement>

export const listPoints = {
  method: 'GET',
  url: '/api/account/points',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Points history, newest first',
    querystring: PageQuery,
    response: { 200: z.array(PointsMovement) },
  },
} as const satisfies Endpoint

export const grantPoints = {
  method: 'POST',
  url: '/api/account/grant-points',
  config: { access: 'admin', confirmed: true },
  schema: {
    summary: 'Give points to a user',
    headers: IdempotencyKey,
    body: PointsGrant,
    response: { 201: z.object({ email: z.string(), balance: z.int() }) },
  },
} as const satisfies Endpoint

export const correctPoints = {
  method: 'POST',
  url: '/api/account/correct-points',
  config: { access: 'admin', confirmed: true },
  schema: {
    summary: 'Take back points that were granted by mistake, at most those that the user can spend',
    headers: IdempotencyKey,
    body: PointsGrant,
    response: { 201: z.object({ email: z.string(), balance: z.int() }) },
  },
} as const satisfies Endpoint
