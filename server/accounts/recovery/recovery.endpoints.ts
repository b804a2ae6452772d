import * as recovery from '#contract/accounts/recovery.ts'
import type { App } from '#server/core/app.ts'
import { Refused } from '#server/core/errors.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { canMail } from '#server/mail/index.ts'
import { welcomeWaits } from '#server/points/index.ts'
import { cancelEmailChange, confirmEmail, resendEmailLink } from './change-email.ts'
import { countForgotten, type ForgetStranger, mailResetLink, resetPassword } from './reset-password.ts'

/** `others`: what other features keep that must not survive the first proof of an address. */
export function recoveryEndpoints(app: App, others: ForgetStranger[]): void {
  app.route({ ...recovery.getRecovery, handler: () => ({ byMail: canMail(app.settings) }) })
  app.route({
    ...recovery.forgotPassword,
    handler: ({ body, ip }, reply) => sendNothing(reply, countForgotten(app, body.email, ip)),
    // The time of the response must not tell whether somebody has the address.
    onResponse: async ({ body, log }, reply) => {
      if (reply.statusCode !== 204) return
      await mailResetLink(app, body.email).catch((error) => {
        if (!(error instanceof Refused)) log.error(error)
      })
    },
  })
  app.route({
    ...recovery.resetPassword,
    handler: ({ body, ip }, reply) => sendNothing(reply, resetPassword(app, others, body, ip)),
  })
  app.route({
    ...recovery.getWelcome,
    handler: () => ({ points: app.settings.welcomePoints, waits: welcomeWaits(app.settings) }),
  })
  app.route({ ...recovery.confirmEmail, handler: ({ body, ip }) => confirmEmail(app, body.token, ip) })
  app.route({ ...recovery.sendEmailLink, handler: ({ user }, reply) => sendNothing(reply, resendEmailLink(app, user.id)) })
  app.route({ ...recovery.cancelEmailChange, handler: ({ user }, reply) => sendNothing(reply, cancelEmailChange(app, user.id)) })
}
