import { paths } from '#contract/core/paths.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { canMail, type MailContent, queueMail } from '#server/mail/index.ts'
import { describeNotification } from './describe-notification.ts'
import { type DueRow, takeDue } from './notification-mails.queries.ts'
import { actions, mail } from './words.ts'

/** So many users in a transaction. */
const atATime = 50

/** Queues the mails that are due: one for each notification that is wanted at once, and one for all of a user that are wanted daily. */
export async function mailNotifications(parts: Parts): Promise<void> {
  if (!canMail(parts.settings)) return
  while (await inTransaction(parts, queueSome));
}

/** Returns whether there may be more to do. Mails and marks are one transaction, so that a killed server neither loses nor repeats any. */
async function queueSome(parts: Parts): Promise<boolean> {
  const due = await takeDue(parts.db, atATime, parts.clock.now())
  const news = Map.groupBy(
    due.filter(({ isNews, choice }) => isNews && choice !== 'never'),
    ({ userId }) => userId,
  )
  for (const rows of news.values()) await queueFor(parts, rows)
  return due.length > 0
}

async function queueFor(parts: Parts, rows: DueRow[]): Promise<void> {
  for (const row of rows.filter(({ choice }) => choice === 'at-once')) {
    await queueMail(parts, { to: row.email, userId: row.userId, kind: row.kind, content: mailContent(row) })
  }
  const daily = rows.filter(({ choice }) => choice === 'daily')
  const [first] = daily
  if (first) await queueMail(parts, { to: first.email, userId: first.userId, kind: 'digest', content: digestContent(daily) })
}

/** The sentence is the subject and the heading; saying it a third time would tell nobody more. */
function mailContent(row: DueRow): MailContent {
  const { text, action } = describeNotification(row)
  return { subject: text, paragraphs: [], action, footnote: mail.chooseMails }
}

function digestContent(rows: DueRow[]): MailContent {
  const [first, ...others] = rows
  if (first && others.length === 0) return mailContent(first)
  return {
    subject: mail.daily({ count: rows.length }),
    paragraphs: [mail.isNew],
    items: rows.map(describeNotification),
    action: { label: actions.seeNotifications, path: paths.notifications() },
    footnote: mail.chooseMails,
  }
}
