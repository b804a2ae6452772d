import { z } from 'zod'
import { GiftForm } from '../core/forms.ts'
import { bodyId, type Endpoint, IdempotencyKey, Nothing, PageQuery, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { whole } from '../core/text.ts'
import { words } from './words.ts'

const GiftedCourse = z.object({ id: z.int(), name: z.string(), thumbnail: z.string().nullable() })

/** A gift that waits for the user. */
export const WaitingGift = z.object({
  id: z.int(),
  course: GiftedCourse.extend({ shortDescription: z.string() }),
  /** The name of the giver. */
  giver: z.string(),
  /** The giver's account was deleted: nobody gets the points back. */
  isGiverGone: z.boolean(),
  /** No points were paid for it. */
  isFree: z.boolean(),
  message: z.string(),
  givenAtUTC: z.string(),
  /** It goes back to the giver then. */
  expiresAtUTC: z.string(),
  /** Bought or made by the user: it can only be declined. */
  hasCourse: z.boolean(),
})
export type WaitingGift = z.infer<typeof WaitingGift>

export const WaitingGifts = z.object({
  /** Without it no gift is listed: anybody could register with this address. */
  isEmailConfirmed: z.boolean(),
  gifts: z.array(WaitingGift),
})
export type WaitingGifts = z.infer<typeof WaitingGifts>

export const giftStates = ['waiting', 'claimed', 'declined', 'taken-back', 'expired'] as const

/** A gift that the user gave. */
export const GivenGift = z.object({
  id: z.int(),
  course: GiftedCourse,
  email: z.string(),
  price: z.int(),
  state: z.enum(giftStates),
  givenAtUTC: z.string(),
  expiresAtUTC: z.string(),
})
export type GivenGift = z.infer<typeof GivenGift>

/** A gift that the user claimed. */
export const ReceivedGift = z.object({
  id: z.int(),
  course: GiftedCourse,
  giver: z.string(),
  message: z.string(),
  claimedAtUTC: z.string(),
})
export type ReceivedGift = z.infer<typeof ReceivedGift>

const GiftId = z.object({ id: pathId('gift') })

export const giveCourse = {
  method: 'POST',
  url: '/api/gifts',
  config: { access: 'signed-in' },
  schema: {
    summary:
      'Give a course to an email address; its price is taken at once. The response is the same whether a user has the address',
    headers: IdempotencyKey,
    body: GiftForm.extend({
      courseId: bodyId(words.chooseCourse),
      /** What the screen showed. If it has changed, nothing is given. */
      expectedPrice: whole('expectedPrice', 0, limits.course.price.max).nullish(),
    }),
    response: { 201: z.object({ id: z.int(), balance: z.int() }) },
  },
} as const satisfies Endpoint

export const listWaitingGifts = {
  method: 'GET',
  url: '/api/gifts/waiting',
  config: { access: 'signed-in' },
  schema: {
    summary: `The gifts that wait for you, oldest first, at most ${limits.gifts.shown}`,
    response: { 200: WaitingGifts },
  },
} as const satisfies Endpoint

export const listGivenGifts = {
  method: 'GET',
  url: '/api/gifts/given',
  config: { access: 'signed-in' },
  schema: { summary: 'The gifts that you gave, newest first', querystring: PageQuery, response: { 200: z.array(GivenGift) } },
} as const satisfies Endpoint

export const listReceivedGifts = {
  method: 'GET',
  url: '/api/gifts/received',
  config: { access: 'signed-in' },
  schema: {
    summary: 'The gifts that you claimed, newest first',
    querystring: PageQuery,
    response: { 200: z.array(ReceivedGift) },
  },
} as const satisfies Endpoint

export const claimGift = {
  method: 'PUT',
  url: '/api/gifts/:id/claim',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Claim a gift to your email address: you get the course',
    headers: IdempotencyKey,
    params: GiftId,
    response: { 200: z.object({ courseId: z.int() }) },
  },
} as const satisfies Endpoint

export const declineGift = {
  method: 'PUT',
  url: '/api/gifts/:id/decline',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Decline a gift to your email address: its points go back to the giver',
    params: GiftId,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const takeBackGift = {
  method: 'PUT',
  url: '/api/gifts/:id/take-back',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Take back a gift that you gave and nobody has claimed: its points come back',
    params: GiftId,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
