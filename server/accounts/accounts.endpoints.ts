import * as accounts from '#contract/accounts/accounts.ts'
import * as sessions from '#contract/accounts/sessions.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { sendShared } from '#server/core/http/send-shared.ts'
import { listDemoAccounts } from './demo-accounts.ts'
import { login } from './login.ts'
import { readOrigin, rememberOrigin } from './origins.ts'
import { endAllOthers, endOneSession, listOwnSessions } from './own-sessions.ts'
import { authorResponse, becameCreator, changePassword, getProfile, saveProfile } from './profile.ts'
import { register } from './register.ts'
import { refreshSession, revokeSession } from './sessions.ts'
import { enter } from './sign-in.ts'

export function accountsEndpoints(app: App): void {
  app.route({
    ...accounts.register,
    handler: (request, reply) => enter(request, reply, register(app, request.body, readOrigin(request))),
  })
  app.route({
    ...accounts.login,
    handler: (request, reply) => enter(request, reply, login(app, request.body, readOrigin(request))),
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
  app.route({ ...sessions.listSessions, handler: ({ user }) => listOwnSessions(app, user) })
  app.route({
    ...sessions.endSession,
    handler: ({ user, params }, reply) => sendNothing(reply, endOneSession(app, user, params.id)),
  })
  app.route({ ...sessions.endOtherSessions, handler: ({ user }, reply) => sendNothing(reply, endAllOthers(app, user)) })
  app.route({ ...accounts.getAccount, handler: ({ user }) => getProfile(app, user.id) })
  app.route({ ...accounts.updateAccount, handler: ({ user, body, ip }) => saveProfile(app, user, body, ip) })
  app.route({
    ...accounts.changePassword,
    handler: async (request, reply) => {
      const origin = readOrigin(request)
      const pair = await changePassword(app, request.user, request.body, origin)
      await rememberOrigin(app, request.user.id, origin, reply)
      return pair
    },
  })
  app.route({ ...accounts.becameCreator, handler: ({ user }) => becameCreator(app, user) })
  app.route({
    ...accounts.getAuthor,
    handler: (request, reply) =>
      sendShared(request, reply, (parts) => authorResponse(parts, request.params.author, request.viewer)),
  })
}
