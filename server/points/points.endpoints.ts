import * as points from '#contract/points/points.ts'
import type { App } from '#server/core/app.ts'
import { readAttempt } from '#server/core/database/once.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { correctPoints, grantPoints } from './grant-points.ts'
import { listOwnMovements } from './points.queries.ts'

export function pointsEndpoints(app: App): void {
  app.route({
    ...points.listPoints,
    handler: async ({ user, query }, reply) => sendPage(reply, query, await listOwnMovements(app.db, user.id, query)),
  })
  app.route({
    ...points.grantPoints,
    handler: async (request, reply) =>
      reply.code(201).send(await grantPoints(app, request.user.id, request.body, readAttempt('grant', request))),
  })
  app.route({
    ...points.correctPoints,
    handler: async (request, reply) =>
      reply.code(201).send(await correctPoints(app, request.user.id, request.body, readAttempt('correct-points', request))),
  })
}
