import { paths } from '#contract/core/paths.ts'
import * as mail from '#contract/mail/mail.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { listOutbox, outboxPage, outboxPolicy } from './demo-outbox.ts'
import { getMailState, sendTestMail } from './mail-state.ts'
import { unsubscribe } from './unsubscribe.ts'

export function mailEndpoints(app: App): void {
  app.route({ ...mail.getMailState, handler: () => getMailState(app) })
  app.route({ ...mail.sendTestMail, handler: ({ user }) => sendTestMail(app, user.email) })
  app.route({ ...mail.listOutbox, handler: (request) => listOutbox(app, request) })
  app.route({
    ...mail.outboxMailPage,
    handler: async (request, reply) =>
      reply
        .header('content-security-policy', outboxPolicy)
        .type('text/html; charset=utf-8')
        .send(await outboxPage(app, request, request.params.id)),
  })
  void app.register(async (forms) => unsubscribeEndpoints(forms))
}

function unsubscribeEndpoints(app: App): void {
  // Mail programs send a form with one fixed field, which says nothing that the address does not say.
  const ignored = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(ignored, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
  app.route({ ...mail.unsubscribe, handler: ({ params }, reply) => sendNothing(reply, unsubscribe(app, params.token)) })
  // Some mail programs open the address instead. Opening it changes nothing, because programs that check links do so too.
  app.get<{ Params: { token: string } }>(
    mail.unsubscribe.url,
    { config: { access: 'entry' }, schema: { hide: true } as object },
    ({ params }, reply) => reply.redirect(paths.unsubscribe(params.token), 303),
  )
}
