import type { FastifyReply, FastifyRequest } from 'fastify'
import * as accounts from '#contract/accounts.ts'
import type { App } from '#server/core/app.ts'
import { Refused } from '#server/core/errors.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { sendShared } from '#server/core/http/send-shared.ts'
import { listDemoAccounts } from './demo-accounts.ts'
import { login, type SignedIn } from './login.ts'
import { originOf, rememberOrigin } from './origins.ts'
import { authorResponse, becameCreator, changePassword, getProfile, saveProfile } from './profile.ts'
import { register } from './register.ts'
import { refreshSession, revokeSession } from './sessions.ts'

export function accountsRoutes(app: App): void {
  app.route({
    ...accounts.register,
    handler: (request, reply) => enter(request, reply, register(app, request.body, request.ip)),
  })
  app.route({
    ...accounts.login,
    handler: (request, reply) => enter(request, reply, login(app, request.body, originOf(request))),
  })
  app.route({ ...accounts.listDemoAccounts, handler: () => listDemoAccounts(app) })
  app.route({
    ...accounts.refreshTokens,
    handler: ({ body, log }) =>
      refreshSession(app, body, (userId) => log.warn({ userId }, 'an old refresh token was used again: session ended')),
  })
  app.route({
    ...accounts.revokeTokens,
    handler: ({ body }, reply) => sendNothing(reply, revokeSession(app, body.refreshToken)),
  })
  app.route({ ...accounts.getAccount, handler: ({ user }) => getProfile(app, user.id) })
  app.route({ ...accounts.updateAccount, handler: ({ user, body }) => saveProfile(app, user, body) })
  app.route({ ...accounts.changePassword, handler: ({ user, body, ip }) => changePassword(app, user, body, ip) })
  app.route({ ...accounts.becameCreator, handler: ({ user }) => becameCreator(app, user) })
  app.route({
    ...accounts.getAuthor,
    handler: (request, reply) =>
      sendShared(request, reply, (parts) => authorResponse(parts, request.params.author, request.viewer)),
  })
}

/** Clients show the values of `errors` below these two forms, so every refusal needs one. */
async function enter(request: FastifyRequest, reply: FastifyReply, entry: Promise<SignedIn>) {
  const { userId, pair } = await entry.catch((error) => {
    if (error instanceof Refused && Object.keys(error.fields).length === 0) error.fields.email = error.message
    throw error
  })
  await rememberOrigin(request.server, userId, originOf(request), reply)
  return pair
}
