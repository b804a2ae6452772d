import * as codes from '#contract/codes/codes.ts'
import type { App } from '#server/core/app.ts'
import { readAttempt } from '#server/core/database/once.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { listCodes } from './codes.queries.ts'
import { issueCode, stopCode } from './issue-code.ts'
import { redeemCode } from './redeem-code.ts'

export function codesEndpoints(app: App): void {
  app.route({
    ...codes.listCodes,
    handler: async ({ query }, reply) => sendPage(reply, query, await listCodes(app.db, query, app.clock.now())),
  })
  app.route({
    ...codes.issueCode,
    handler: async (request, reply) =>
      reply.code(201).send(await issueCode(app, request.user.id, request.body, readAttempt('issue-code', request))),
  })
  app.route({
    ...codes.stopCode,
    handler: ({ user, params }, reply) => sendNothing(reply, stopCode(app, user.id, params.id)),
  })
  app.route({
    ...codes.redeemCode,
    handler: (request) => redeemCode(app, request.user.id, request.body.code, readAttempt('redeem-code', request), request.ip),
  })
}
