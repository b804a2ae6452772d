import * as teaching from '#contract/teaching/teaching.ts'
import type { App } from '#server/core/app.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { getWaiting, listTaught } from './get-teaching.ts'

export function teachingEndpoints(app: App): void {
  app.route({
    ...teaching.listTaught,
    handler: async ({ user, query }, reply) => sendPage(reply, query, await listTaught(app, user.id, query)),
  })
  app.route({ ...teaching.getWaitingForAuthor, handler: ({ user }) => getWaiting(app, user.id) })
}
