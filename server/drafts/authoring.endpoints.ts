import * as authoring from '#contract/courses/authoring.ts'
import { type App, inTransaction } from '#server/core/app.ts'
import { readAttempt } from '#server/core/database/once.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { deleteCourse, getCourseToEdit } from '#server/courses/index.ts'
import { removeCourseDrafts } from './drafts.queries.ts'
import { createCourse, updateCourse } from './publish.ts'

/** The specification's calls. What an Admin has to approve gets 202 instead of their usual responses. */
export function authoringEndpoints(app: App): void {
  app.route({
    ...authoring.createCourse,
    handler: async (request, reply) => {
      const made = await createCourse(app, request.user, request.body, readAttempt('course', request))
      return 'id' in made ? reply.code(201).send(made) : reply.code(202).send(made)
    },
  })
  app.route({ ...authoring.getCourseToEdit, handler: ({ params, user }) => getCourseToEdit(app, user, params.id) })
  app.route({
    ...authoring.updateCourse,
    handler: async ({ params, body, user }, reply) => {
      const waiting = await updateCourse(app, user, params.id, body)
      return waiting ? reply.code(202).send(waiting) : reply.code(204).send(null)
    },
  })
  app.route({
    ...authoring.deleteCourse,
    handler: ({ params, user }, reply) => {
      const remove = inTransaction(app, async (parts) => {
        await deleteCourse(parts, user, params.id)
        await removeCourseDrafts(parts.db, params.id)
      })
      return sendNothing(reply, remove)
    },
  })
}
