import * as finalTasks from '#contract/final-tasks/final-tasks.ts'
import type { App, Parts } from '#server/core/app.ts'
import { type Deletable, deleteOwn } from '#server/core/database/delete-own.ts'
import { once, readAttempt } from '#server/core/database/once.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import { getOwnFinalTask, updateFinalTask } from './edit-final-task.ts'
import { findFinalTask, insertFinalTask, listFinalTasks, listFinalTaskUses, removeFinalTask } from './final-tasks.queries.ts'

const finalTask: Deletable = {
  what: 'final task',
  find: findFinalTask,
  listUses: listFinalTaskUses,
  remove: removeFinalTask,
}

export function finalTasksEndpoints(app: App): void {
  app.route({
    ...finalTasks.listFinalTasks,
    handler: async ({ query, user }, reply) =>
      sendPage(reply, query, await listFinalTasks(app.db, isAdmin(user) ? undefined : user.id, query)),
  })
  app.route({
    ...finalTasks.createFinalTask,
    handler: async (request, reply) => {
      const { user, body } = request
      const insert = ({ db }: Parts) => insertFinalTask(db, user.id, body)
      return reply.code(201).send(await once(app, user.id, readAttempt('final task', request), insert))
    },
  })
  app.route({ ...finalTasks.getOwnFinalTask, handler: ({ params, user }) => getOwnFinalTask(app, user, params.id) })
  app.route({
    ...finalTasks.updateFinalTask,
    handler: ({ params, body, user }) => updateFinalTask(app, user, params.id, body),
  })
  app.route({
    ...finalTasks.deleteFinalTask,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, finalTask)),
  })
}
