import { z } from 'zod'
import { type Endpoint, IdempotencyKey, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { words } from './words.ts'

const { days, percent, listed } = limits.refunds

/** The rule, as it stands wherever somebody buys or has bought a course. */
export const refundRule = words.rule({ days, percent })

/** A purchase of the last days. */
export const RecentPurchase = z.object({
  courseId: z.int(),
  name: z.string(),
  price: z.int(),
  /** Its line in the points history. Null for a free course. */
  movementId: z.int().nullable(),
  /** Until then it can be returned. */
  untilUTC: z.string(),
  /** Why it cannot be returned any more. */
  refusal: z.string().nullable(),
})
export type RecentPurchase = z.infer<typeof RecentPurchase>

export const Refunds = z.object({
  purchases: z.array(RecentPurchase),
  /** Courses that were paid for and returned: they cannot be returned again. */
  returnedCourseIds: z.array(z.int()),
  /** Points that an author owes for returned courses. They are taken from the next sales. */
  owed: z.int(),
  /** What of the balance can be spent: all but the income of sales that buyers can still return. */
  certain: z.int(),
  /** When the first and the last of the other points are certain. Null if all are. */
  moreCertainUTC: z.string().nullable(),
  allCertainUTC: z.string().nullable(),
})
export type Refunds = z.infer<typeof Refunds>

/** The points that came back, and the balance after it. */
export const ReturnedCourse = z.object({ points: z.int(), balance: z.int() })
export type ReturnedCourse = z.infer<typeof ReturnedCourse>

export const getRefunds = {
  method: 'GET',
  url: '/api/account/refunds',
  config: { access: 'signed-in' },
  schema: {
    summary: `What you bought in the last ${days} days and can return (the newest ${listed}), what you returned, what you owe for courses that others returned, and what of your balance is certain`,
    response: { 200: Refunds },
  },
} as const satisfies Endpoint

export const returnCourse = {
  method: 'POST',
  url: '/api/account/refunds/:courseId',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Return a course: its price comes back, and access to it ends; 409 when it cannot be returned',
    headers: IdempotencyKey,
    params: z.object({ courseId: pathId('course') }),
    response: { 201: ReturnedCourse },
  },
} as const satisfies Endpoint
