import { z } from 'zod'
import { RatingForm, ReplyForm } from '../core/forms.ts'
import { type Endpoint, Nothing, PageQuery, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { levelAnswers } from './rating-counts.ts'

const answers = {
  stars: z.int(),
  /** Empty for stars alone. */
  text: z.string(),
  /** How long it took, in half hours. */
  minutes: z.int().nullable(),
  levelsReached: z.enum(levelAnswers).nullable(),
}

export const Rating = z.object({
  id: z.int(),
  ...answers,
  /** Null when the account was deleted: the stars stay, the text goes. */
  writer: z.object({ name: z.string(), avatar: z.string().nullable() }).nullable(),
  dateUTC: z.string(),
  /** When it was changed last. */
  changedUTC: z.string().nullable(),
  helpfulCount: z.int(),
  /** Whether the viewer wrote it, and whether the viewer marked it as helpful. */
  isOwn: z.boolean(),
  isMarkedHelpful: z.boolean(),
  /** What the course's author replied. */
  reply: z
    .object({
      text: z.string(),
      dateUTC: z.string(),
      /** Why an Admin has hidden it. Then only the course's author gets the reply. */
      hiddenReason: z.string().nullable(),
    })
    .nullable(),
})
export type Rating = z.infer<typeof Rating>

export const OwnRating = z.object({
  /** Only with half of the course learned, or its certificate. Who has rated may always change it. */
  mayRate: z.boolean(),
  learnedMaterialsCount: z.int(),
  materialsCount: z.int(),
  /** `hiddenReason`: why an Admin has hidden it. Then nobody else sees it, and it does not count. */
  rating: z.object({ ...answers, hiddenReason: z.string().nullable() }).nullable(),
})
export type OwnRating = z.infer<typeof OwnRating>

export const ratingOrders = ['newest', 'helpful'] as const
export type RatingOrder = (typeof ratingOrders)[number]

const CourseId = z.object({ id: pathId('course') })
const RatingId = z.object({ id: pathId('rating') })

export const listRatings = {
  method: 'GET',
  url: '/api/courses/:id/ratings',
  config: { access: 'open' },
  schema: {
    summary: 'The ratings of a course: the newest, or the most helpful, first',
    params: CourseId,
    querystring: PageQuery.extend({
      order: z.enum(ratingOrders, `order must be ${ratingOrders.join(' or ')}.`).default('newest'),
      pageSize: PageQuery.shape.pageSize.default(limits.pageSize.ratings),
    }),
    response: { 200: z.array(Rating) },
  },
} as const satisfies Endpoint

export const getOwnRating = {
  method: 'GET',
  url: '/api/courses/:id/ratings/own',
  config: { access: 'signed-in' },
  schema: { summary: 'Your rating of a course, and whether you may rate it', params: CourseId, response: { 200: OwnRating } },
} as const satisfies Endpoint

export const rateCourse = {
  method: 'PUT',
  url: '/api/courses/:id/ratings/own',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Rate a course of which you have learned at least half, or change your rating',
    params: CourseId,
    body: RatingForm,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const markHelpful = {
  method: 'PUT',
  url: '/api/ratings/:id/helpful',
  config: { access: 'signed-in' },
  schema: { summary: "Mark somebody else's rating as helpful", params: RatingId, response: { 204: Nothing } },
} as const satisfies Endpoint

export const unmarkHelpful = {
  method: 'DELETE',
  url: '/api/ratings/:id/helpful',
  config: { access: 'signed-in' },
  schema: { summary: 'Take the mark back', params: RatingId, response: { 204: Nothing } },
} as const satisfies Endpoint

export const replyToRating = {
  method: 'PUT',
  url: '/api/ratings/:id/reply',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Reply to a rating of your own course, or change the reply',
    params: RatingId,
    body: ReplyForm,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const removeReply = {
  method: 'DELETE',
  url: '/api/ratings/:id/reply',
  config: { access: 'signed-in' },
  schema: { summary: 'Remove your reply to a rating', params: RatingId, response: { 204: Nothing } },
} as const satisfies Endpoint
