import * as ownData from '#contract/own-data/own-data.ts'
import type { App } from '#server/core/app.ts'
import { keepAccount, requestDeletion } from './request-deletion.ts'
import { getOwnData, requestDownload } from './request-download.ts'

export function ownDataEndpoints(app: App): void {
  app.route({ ...ownData.getOwnData, handler: ({ user }) => getOwnData(app, user.id) })
  app.route({
    ...ownData.requestDownload,
    handler: async ({ user }, reply) => reply.code(202).send(await requestDownload(app, user.id)),
  })
  app.route({ ...ownData.requestDeletion, handler: ({ user, body }) => requestDeletion(app, user, body) })
  app.route({ ...ownData.cancelDeletion, handler: ({ user }) => keepAccount(app, user) })
}
