import * as authoring from '#contract/authoring.ts'
import type { App } from '#server/core/app.ts'
import { attemptOf } from '#server/core/database/once.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { deleteCourse, getCourseToEdit } from './edit-course.ts'
import { createCourse, updateCourse } from './save-course.ts'

export function authoringRoutes(app: App): void {
  app.route({
    ...authoring.createCourse,
    handler: async (request, reply) => {
      const { user, body } = request
      return reply.code(201).send(await createCourse(app, user, body, attemptOf('course', request)))
    },
  })
  app.route({ ...authoring.getCourseToEdit, handler: ({ params, user }) => getCourseToEdit(app, user, params.id) })
  app.route({
    ...authoring.updateCourse,
    handler: ({ params, body, user }, reply) => sendNothing(reply, updateCourse(app, user, params.id, body)),
  })
  app.route({
    ...authoring.deleteCourse,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteCourse(app, user, params.id)),
  })
}
