import type { FastifyReply } from 'fastify'
import * as oidc from '#contract/oidc/oidc.ts'
import { mustBeConfirmed, readOrigin, rememberOrigin } from '#server/accounts/index.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { forgetAttempt, keepAttempt, readAttempt } from './attempt.ts'
import { finish } from './finish.ts'
import type { Issuer } from './issuer.ts'
import { getLink, unlink } from './link.ts'
import { refusals } from './words.ts'

export async function oidcEndpoints(app: App): Promise<void> {
  const issuer = await loadIssuer(app)
  app.route({ ...oidc.getSchoolAccount, handler: () => ({ name: app.settings.oidc?.name ?? null }) })
  app.route({ ...oidc.startSchoolSignIn, handler: ({ body }, reply) => start(app, issuer, reply, body.returnUrl) })
  app.route({
    ...oidc.startSchoolLink,
    handler: async ({ body, user }, reply) => {
      await mustBeConfirmed(app, user.id)
      return start(app, issuer, reply, body.returnUrl, user.id)
    },
  })
  app.route({
    ...oidc.finishAtSchool,
    handler: async (request, reply) => {
      const { body, viewer } = request
      const attempt = await readAttempt(app, request)
      forgetAttempt(reply)
      const origin = readOrigin(request)
      const signedIn = await finish(app, configured(issuer), attempt, { ...body, viewer, origin })
      if (signedIn) await rememberOrigin(app, signedIn.userId, origin, reply)
      return { pair: signedIn?.pair ?? null, returnUrl: attempt?.returnUrl ?? '/' }
    },
  })
  app.route({ ...oidc.getSchoolLink, handler: ({ user }) => getLink(app, user.id) })
  app.route({ ...oidc.removeSchoolLink, handler: ({ user }, reply) => sendNothing(reply, unlink(app, user.id)) })
  app.route({ ...oidc.getSchoolSignOut, handler: async () => ({ url: (await issuer?.signOutUrl()) ?? null }) })
}

async function start(app: App, issuer: Issuer | undefined, reply: FastifyReply, returnUrl: string, userId?: number) {
  const { url, ...checks } = await configured(issuer).start()
  await keepAttempt(app, { ...checks, returnUrl, userId }, reply)
  return { url }
}

/** Its code is only loaded where it is needed. */
async function loadIssuer({ settings, log }: App): Promise<Issuer | undefined> {
  if (!settings.oidc) return undefined
  const { openIssuer } = await import('./issuer.ts')
  return openIssuer(settings.oidc, (problem) => log.warn({ problem }, 'a login with the school’s account failed'))
}

function configured(issuer: Issuer | undefined): Issuer {
  if (!issuer) throw refusals.notOffered()
  return issuer
}
