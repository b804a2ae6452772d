import { randomUUID } from 'node:crypto'
import type { MailKind } from '#contract/mail/mail.ts'
import type { Parts } from '#server/core/app.ts'
import type { Settings } from '#server/core/settings.ts'
import { insertMail } from './mails.queries.ts'
import type { MailContent } from './write-mail.ts'

export interface Mail {
  to: string
  /** The account that it concerns. The mail is deleted with it. */
  userId?: number
  kind: MailKind
  content: MailContent
}

/** Whether mails reach anybody: SMTP_URL is set, or this is a demo with its outbox page. */
export const canMail = ({ mail, demo }: Settings): boolean => mail !== undefined || demo

/** Whether a mail server sends them, so that only the owner of an address reads what is sent to it. The outbox of a demo is open to everyone. */
export const hasMailServer = ({ mail }: Settings): boolean => mail !== undefined

/**
 * Stores the mail in the transaction of `parts`; a job sends it after the commit. Without SMTP_URL, a demo keeps it for its outbox page,
 * and any other portal does nothing. Nor is anything stored when the user has switched this kind off.
 */
export async function queueMail(
  { db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { to, userId, kind, content }: Mail,
): Promise<void> {
  if (!canMail(settings)) return
  await insertMail(db, {
    to,
    userId,
    kind,
    messageId: newMessageId(settings),
    content: storable(content),
    state: settings.mail ? 'waiting' : 'kept',
    now: clock.now(),
  })
}

/** Never seen before, in the domain of the sender. */
export const newMessageId = ({ mail }: Settings) => `${randomUUID()}@${mail?.from.address.split('@').at(-1) ?? 'localhost'}`

/** An odd character in a name must not make the event fail that the mail is about. */
const storable = (content: MailContent): string =>
  JSON.stringify(content, (_, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll(/[^\P{Cc}\n]/gu, ' ') : value,
  )
