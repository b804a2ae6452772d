import { z } from 'zod'
import { type Endpoint, PageQuery } from '../core/http.ts'
import { draftStates } from '../drafts/drafts.ts'

/** An author's own course, also one that has left the catalogue. */
export const TaughtCourse = z.object({
  id: z.int(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  price: z.int(),
  updateDateUTC: z.string(),
  /** `hidden`: an Admin has hidden it. `archived`: it was deleted after it was sold, and stays with its buyers. */
  state: z.enum(['published', 'hidden', 'archived']),
  /** The author's own changes that are not published: begun, or waiting for an Admin. */
  draft: z.enum(draftStates).nullable(),
  /** As in Insight: at the last midnight, rounded down to fives; null below ten. */
  learners: z.int().nullable(),
})
export type TaughtCourse = z.infer<typeof TaughtCourse>

export const taughtPageSize = 10

/** A list ends after so many courses, and a count at so many. */
export const waitingLimits = { courses: 20, count: 100 } as const

const course = { courseId: z.int(), courseName: z.string() }
const Counted = z.object({ ...course, count: z.int() })

/** What waits for an answer of the author, by course. */
export const WaitingForAuthor = z.object({
  /** Submitted final tasks that the author can review now. */
  submissions: z.array(Counted),
  /** Ratings with a text and without a reply. */
  ratings: z.array(Counted),
  hidden: z.array(z.object({ ...course, reason: z.string() })),
})
export type WaitingForAuthor = z.infer<typeof WaitingForAuthor>

export const listTaught = {
  method: 'GET',
  url: '/api/teaching/courses',
  config: { access: 'creator' },
  schema: {
    summary: 'Your courses with their state and number of learners; those in the catalogue first, then the newest',
    querystring: PageQuery,
    response: { 200: z.array(TaughtCourse) },
  },
} as const satisfies Endpoint

export const getWaitingForAuthor = {
  method: 'GET',
  url: '/api/teaching/waiting',
  config: { access: 'creator' },
  schema: {
    summary: `What waits for an answer in your courses: at most ${waitingLimits.courses} courses of each kind, counts up to ${waitingLimits.count}`,
    response: { 200: WaitingForAuthor },
  },
} as const satisfies Endpoint
