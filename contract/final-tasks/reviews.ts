import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { bodyId, type Endpoint, pathId } from '../core/http.ts'
import { text, tooLong, whole } from '../core/text.ts'
import { FinalTask, ReviewQuestion } from './final-tasks.ts'
import { words } from './words.ts'

const { comment, maxMark, maxQuestions } = formLimits.finalTask

/** The email address is empty after the account was deleted. */
const Person = z.object({ name: z.string(), position: z.string(), email: z.string() })

/** A user's own submission. Mark and comment appear when it is reviewed and its submitter has reviewed another learner's task. */
export const SubmittedFinalTask = z.object({
  submittedFinalTaskId: z.int(),
  finalTaskId: z.int(),
  fileLink: z.string(),
  fileSize: z.int(),
  submitDateUTC: z.string(),
  /** By then the submitter should have reviewed another learner's task. */
  reviewDeadlineUTC: z.string(),
  isReviewed: z.boolean(),
  /** A percentage; null until it may be seen. */
  mark: z.int().nullable(),
  /** As soon as it is reviewed. */
  reviewedBy: Person.nullable(),
  comment: z.string().nullable(),
  /** The mark for each question, in their order; null until the mark may be seen. */
  questionMarks: z.array(z.object({ text: z.string(), mark: z.int(), maxMark: z.int() })).nullable(),
  /** Whether the submitter has reviewed another learner's task, and whether that was after the deadline. */
  reviewedTask: z.boolean(),
  reviewedLate: z.boolean(),
  /** No review is owed: there was nothing to review for a day after submitting, nothing was left after the deadline, or there never will be. */
  isReviewWaived: z.boolean(),
})
export type SubmittedFinalTask = z.infer<typeof SubmittedFinalTask>

/** It does not say who submitted it. */
export const TaskForReview = z.object({
  submittedFinalTaskId: z.int(),
  fileLink: z.string(),
  reviewQuestions: z.array(ReviewQuestion),
  /** Until then nobody else gets this submission. */
  heldUntilUTC: z.string(),
})
export type TaskForReview = z.infer<typeof TaskForReview>

export const Review = z.object({
  submittedFinalTaskId: bodyId(),
  submittedReviewQuestions: z
    .array(
      z.object({
        questionId: bodyId(),
        mark: whole(words.mark, 0, maxMark.max),
      }),
    )
    .max(maxQuestions),
  comment: text(words.comment, 0, comment.max, tooLong(words.comment, comment.max)).nullish(),
})
export type Review = z.output<typeof Review>

/** A submission that waits for the author of the course, or for Admins after a former author, because nobody else can review it or its deadline has passed. */
export const WaitingTask = z.object({ submittedFinalTaskId: z.int(), submitDateUTC: z.string(), reviewDeadlineUTC: z.string() })
export type WaitingTask = z.infer<typeof WaitingTask>

export const getFinalTask = {
  method: 'GET',
  url: '/api/final-tasks/:id',
  config: { access: 'signed-in' },
  schema: {
    summary:
      'The final task of a course that you may open, by the id of the course; the one you submitted, if the course has another now',
    params: z.object({ id: pathId('course') }),
    response: { 200: FinalTask },
  },
} as const satisfies Endpoint

/** The file is uploaded first, to the folder `final-tasks` of `fileToLink`. The server sets date and mark. */
export const submitFinalTask = {
  method: 'POST',
  url: '/api/final-tasks/submit',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Submit a final task, once, after completing its course',
    body: z.object({ fileLink: z.string(words.chooseFile).max(500), finalTaskId: bodyId() }),
    response: { 201: SubmittedFinalTask },
  },
} as const satisfies Endpoint

export const getSubmitted = {
  method: 'GET',
  url: '/api/final-tasks/submitted/:finalTaskId',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Your own submission; 404 before there is one',
    params: z.object({ finalTaskId: pathId('final task') }),
    response: { 200: SubmittedFinalTask },
  },
} as const satisfies Endpoint

export const getForReview = {
  method: 'GET',
  url: '/api/final-tasks/for-review/:courseId',
  config: { access: 'signed-in' },
  schema: {
    summary: 'A submission to review, held for the caller; 404 when there is none now',
    params: z.object({ courseId: pathId('course') }),
    response: { 200: TaskForReview },
  },
} as const satisfies Endpoint

export const sendReview = {
  method: 'POST',
  url: '/api/final-tasks/review',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Review the submission that you hold, with a mark for each question; a review is final',
    body: Review,
    response: { 201: z.object({ submittedFinalTaskId: z.int(), mark: z.int() }) },
  },
} as const satisfies Endpoint

export const listWaiting = {
  method: 'GET',
  url: '/api/final-tasks/waiting/:courseId',
  config: { access: 'creator' },
  schema: {
    summary: 'Submissions to one of your courses that wait for you as its author; for Admins, to a course by a former user',
    params: z.object({ courseId: pathId('course') }),
    response: { 200: z.array(WaitingTask) },
  },
} as const satisfies Endpoint
