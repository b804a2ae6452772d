import type { FastifyRequest } from 'fastify'
import { paths } from '#contract/core/paths.ts'
import type { OutboxMail } from '#contract/mail/mail.ts'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { passwordMatches } from '#server/core/security/passwords.ts'
import { findKept, findPasswordHash, type KeptMail, listKept } from './mails.queries.ts'
import { unsubscribeToken } from './unsubscribe.ts'
import { refusals } from './words.ts'
import { mailSubject, writeHtml, writeText } from './write-mail.ts'

/** The mail shows itself and leads to the portal, but runs nothing and loads nothing. */
export const outboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-top-navigation-by-user-activation"

export async function listOutbox(app: App, request: FastifyRequest): Promise<OutboxMail[]> {
  await requireOpenDemo(app)
  const mails = await listKept(app.db)
  return Promise.all(
    mails.map(async (mail) => ({
      id: mail.id,
      dateUTC: mail.createdAt.toISOString(),
      to: mail.to,
      subject: mailSubject(mail.content),
      text: writeText(mail.content, await mailLinks(app, request, mail)),
    })),
  )
}

/** The mail as HTML. Its links open in the whole window, not in the frame. */
export async function outboxPage(app: App, request: FastifyRequest, id: number): Promise<string> {
  await requireOpenDemo(app)
  const mail = await findKept(app.db, id)
  if (!mail) throw refusals.noSuchMail()
  return writeHtml(mail.content, await mailLinks(app, request, mail)).replace('<head>', '<head>\n<base target="_top">')
}

/** A demo often has no PUBLIC_URL. Only the visitor sees the mail, so links begin with the address that this visitor typed. */
async function mailLinks(app: App, { protocol, host }: FastifyRequest, { userId, kind }: KeptMail) {
  const token = await unsubscribeToken(app, userId, kind)
  return { portal: app.settings.publicUrl ?? `${protocol}://${host}`, unsubscribe: token && paths.unsubscribe(token) }
}

/** Password hashes that belong to the published password. */
const published = new Map<string, boolean>()

/**
 * The outbox holds links that sign people in, so it is open to everyone only while everyone can be Admin anyway: as long as the demo's
 * Admin has the password that the login screen shows.
 */
async function requireOpenDemo({ db, demo, settings }: App): Promise<void> {
  const admin = demo?.accounts.find(({ role }) => role === 'Admin')
  const found = admin && !settings.mail && (await findPasswordHash(db, admin.email))
  if (!found) throw notFound()
  if (!published.has(found.hash)) published.set(found.hash, await passwordMatches(admin.password, found.hash))
  if (!published.get(found.hash)) throw notFound()
}
