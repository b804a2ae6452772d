import * as refunds from '#contract/refunds/refunds.ts'
import type { App } from '#server/core/app.ts'
import { listRefunds } from './list-refunds.ts'
import { returnCourse } from './return-course.ts'

export function refundsEndpoints(app: App): void {
  app.route({ ...refunds.getRefunds, handler: ({ user }) => listRefunds(app, user.id) })
  app.route({
    ...refunds.returnCourse,
    handler: async ({ user, params, headers }, reply) =>
      reply.code(201).send(await returnCourse(app, user.id, params.courseId, headers['idempotency-key'])),
  })
}
