import type { NodemailerError } from 'nodemailer'
import type { MailState } from '#contract/mail/mail.ts'
import type { Parts } from '#server/core/app.ts'
import { describeProblem, serverName, withMailServer } from './mail-server.ts'
import { countFinished, countWaiting, listProblems } from './mails.queries.ts'
import { canMail, newMessageId, queueMail } from './queue-mail.ts'
import { toMessage } from './send-mails.ts'
import { refusals, words } from './words.ts'
import type { MailContent } from './write-mail.ts'

export async function getMailState({ db, settings }: Parts): Promise<MailState> {
  const { mail } = settings
  const [{ waiting, oldest }, { lastSent, ...finished }, problems] = await Promise.all([
    countWaiting(db),
    countFinished(db),
    listProblems(db),
  ])
  return {
    mode: mail ? 'smtp' : canMail(settings) ? 'outbox' : 'off',
    server: mail ? serverName(mail) : '',
    from: mail ? `${mail.from.name} <${mail.from.address}>`.trim() : '',
    waiting,
    ...finished,
    oldestWaitingUTC: oldest?.toISOString() ?? null,
    lastSentUTC: lastSent?.toISOString() ?? null,
    problems: problems.map(({ at, ...problem }) => ({ ...problem, dateUTC: at.toISOString() })),
  }
}

const testMail: MailContent = {
  subject: words.test,
  paragraphs: [words.testWorks],
  action: { label: words.openPortal, path: '/' },
}

/** Not through the outbox, so that an Admin sees at once what the mail server says. */
export async function sendTestMail(parts: Parts, to: string): Promise<{ isSent: boolean; reply: string }> {
  const { mail } = parts.settings
  if (!canMail(parts.settings)) throw refusals.isOff()
  if (!mail) {
    await queueMail(parts, { to, kind: 'account', content: testMail })
    return { isSent: true, reply: words.demoSendsNone }
  }
  const message = await toMessage(parts, mail, {
    to,
    userId: null,
    kind: 'account',
    messageId: newMessageId(parts.settings),
    content: testMail,
    createdAt: parts.clock.now(),
  })
  try {
    return { isSent: true, reply: await withMailServer(mail, (server) => server.send(message)) }
  } catch (error) {
    return { isSent: false, reply: describeProblem(mail, error as NodemailerError) }
  }
}
