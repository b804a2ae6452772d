import * as reviews from '#contract/final-tasks/reviews.ts'
import type { App } from '#server/core/app.ts'
import { getForReview, listWaiting, sendReview } from './review-task.ts'
import { getFinalTask, getSubmitted, submitFinalTask } from './submit-task.ts'

export function reviewsEndpoints(app: App): void {
  app.route({ ...reviews.getFinalTask, handler: ({ params, user }) => getFinalTask(app, user, params.id) })
  app.route({
    ...reviews.submitFinalTask,
    handler: async ({ body, user }, reply) => reply.code(201).send(await submitFinalTask(app, user.id, body)),
  })
  app.route({ ...reviews.getSubmitted, handler: ({ params, user }) => getSubmitted(app, user.id, params.finalTaskId) })
  app.route({ ...reviews.getForReview, handler: ({ params, user }) => getForReview(app, user, params.courseId) })
  app.route({
    ...reviews.sendReview,
    handler: async ({ body, user }, reply) => reply.code(201).send(await sendReview(app, user, body)),
  })
  app.route({ ...reviews.listWaiting, handler: ({ params, user }) => listWaiting(app, user, params.courseId) })
}
