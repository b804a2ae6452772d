import type { FastifyRequest } from 'fastify'
import * as factors from '#contract/accounts/factors.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { readOrigin } from '../origins.ts'
import { enter } from '../sign-in.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { getFactors } from './factors.ts'
import { loginWithPasskey, takeSecondStep } from './login-with-factors.ts'
import { addPasskey, passkeyToAdd, passkeyToUse, removePasskey, renamePasskey } from './passkeys.ts'
import { askedSite } from './site.ts'
import { renewRecoveryCodes, setUpTotp, switchOffTotp, switchOnTotp } from './totp.ts'
import { words } from './words.ts'

export function factorsEndpoints(app: App): void {
  app.route({ ...factors.getFactors, handler: ({ user }) => getFactors(app, user.id) })

  app.route({ ...factors.passkeyToAdd, handler: (request) => passkeyToAdd(app, request.user, askedSite(request)) })
  app.route({
    ...factors.addPasskey,
    handler: async (request, reply) => {
      const { passkey, name = readOrigin(request).deviceName ?? words.passkey } = request.body
      return reply.code(201).send(await addPasskey(app, request.user, { passkey, name, site: askedSite(request) }))
    },
  })
  app.route({
    ...factors.renamePasskey,
    handler: ({ user, params, body }, reply) => sendNothing(reply, renamePasskey(app, user.id, params.id, body.name)),
  })
  app.route({
    ...factors.removePasskey,
    handler: ({ user, params }, reply) => sendNothing(reply, removePasskey(app, user.id, params.id)),
  })

  app.route({ ...factors.setUpTotp, handler: ({ user }) => setUpTotp(app, user) })
  app.route({
    ...factors.switchOnTotp,
    handler: async ({ user, body }) => ({ recoveryCodes: await switchOnTotp(app, user, body.code) }),
  })
  app.route({ ...factors.switchOffTotp, handler: ({ user }, reply) => sendNothing(reply, switchOffTotp(app, user.id)) })
  app.route({
    ...factors.renewRecoveryCodes,
    handler: async ({ user }) => ({ recoveryCodes: await renewRecoveryCodes(app, user) }),
  })

  app.route({
    ...factors.confirmIdentity,
    handler: (request, reply) => sendNothing(reply, confirmIdentity(app, request.user, request.body, siteAndOrigin(request))),
  })

  app.route({ ...factors.passkeyToUse, handler: (request) => passkeyToUse(app, askedSite(request), request.ip) })
  app.route({
    ...factors.loginWithPasskey,
    handler: (request, reply) => enter(request, reply, loginWithPasskey(app, request.body, siteAndOrigin(request))),
  })
  app.route({
    ...factors.loginSecondStep,
    handler: (request, reply) => enter(request, reply, takeSecondStep(app, request.body, siteAndOrigin(request))),
  })
}

const siteAndOrigin = (request: FastifyRequest) => ({ site: askedSite(request), origin: readOrigin(request) })
