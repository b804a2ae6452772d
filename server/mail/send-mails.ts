import type { FastifyBaseLogger } from 'fastify'
import type { NodemailerError } from 'nodemailer'
import { endpointUrl } from '#contract/core/addresses.ts'
import { paths } from '#contract/core/paths.ts'
import { unsubscribe } from '#contract/mail/mail.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import type { MailSettings } from '#server/core/combined-settings.ts'
import { describeProblem, isFinal, withMailServer, withoutAddresses } from './mail-server.ts'
import { type ClaimedMail, claimMails, finishMail, putOffMail } from './mails.queries.ts'
import { unsubscribeToken } from './unsubscribe.ts'
import { mailSubject, writeHtml, writeText } from './write-mail.ts'

const batch = 20
/** After this time another server takes the mails, because the one that has them must be dead. Longer than a batch may take. */
const claimSeconds = 60
const giveUpDays = 3
const longestPauseMinutes = 60

/** Since the start of this process, for the metrics. */
export const mailCounts = { sent: 0, failed: 0 }

/**
 * Sends all mails that are due. Several servers can do this at once, because each claims its mails first. A mail is marked as soon as the
 * mail server has taken it: if this process is killed between the two, another attempt follows and the mail arrives twice, both times
 * with the same Message-ID.
 */
export async function sendMails(parts: Parts, log: Pick<FastifyBaseLogger, 'warn'>, isStopping = () => false): Promise<void> {
  const { db, clock, settings } = parts
  while (settings.mail && !isStopping()) {
    const now = clock.now()
    const mails = await claimMails(db, now, { until: later(now, { seconds: claimSeconds }), most: batch })
    if (mails.length === 0) return
    const problems = (await sendBatch(parts, settings.mail, mails)).filter((problem) => problem !== undefined)
    // One line for all of them, because a mail server that is away refuses every mail.
    const [first] = problems
    if (first) log.warn({ mails: problems.length, cause: withoutAddresses(first) }, 'mails were not sent')
    if (problems.length === mails.length) return
  }
}

/** Returns the problem of each mail that was not sent. */
const sendBatch = (parts: Parts, mail: MailSettings, mails: ClaimedMail[]): Promise<(string | undefined)[]> =>
  withMailServer(mail, (server) =>
    Promise.all(
      mails.map(async (claimed) => {
        const message = await toMessage(parts, mail, claimed)
        const outcome = await server.send(message).catch((error: NodemailerError) => error)
        if (outcome instanceof Error) return markRefused(parts, mail, claimed, outcome)
        mailCounts.sent++
        await finishMail(parts.db, claimed.id, 'sent', outcome, parts.clock.now())
        return undefined
      }),
    ),
  )

async function markRefused(
  { db, clock }: Parts,
  mail: MailSettings,
  { id, tries, createdAt }: ClaimedMail,
  error: NodemailerError,
): Promise<string> {
  const now = clock.now()
  const problem = describeProblem(mail, error)
  if (isFinal(error) || now >= later(createdAt, { days: giveUpDays })) {
    mailCounts.failed++
    await finishMail(db, id, 'failed', problem, now)
  } else {
    await putOffMail(db, id, problem, later(now, { minutes: Math.min(2 ** (tries - 1), longestPauseMinutes) }))
  }
  return problem
}

/** The addresses are objects, so that a comma or a line break in one cannot add another. */
export async function toMessage(parts: Parts, { from }: MailSettings, mail: Omit<ClaimedMail, 'id' | 'tries'>) {
  const { publicUrl: portal = '' } = parts.settings
  const token = await unsubscribeToken(parts, mail.userId, mail.kind)
  const links = { portal, unsubscribe: token && paths.unsubscribe(token) }
  return {
    from,
    to: { name: '', address: mail.to },
    messageId: `<${mail.messageId}>`,
    date: mail.createdAt,
    subject: mailSubject(mail.content),
    text: writeText(mail.content, links),
    html: writeHtml(mail.content, links),
    headers: {
      // Programs that reply for somebody who is away do not reply to this.
      'Auto-Submitted': 'auto-generated',
      ...(token && {
        'List-Unsubscribe': `<${portal}${endpointUrl(unsubscribe, { params: { token } })}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
