import { sql } from '#server/core/database/db.ts'
import type { MailContent } from '#server/mail/index.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

/** Settings of a portal that sends mail. Nobody listens there: in tests no job sends, so mails stay in the outbox. */
export const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.org', PUBLIC_URL: 'http://portal.test' }

/** What was queued for this address, oldest first. */
export const mailsTo = async ({ db }: TestApp, email: string): Promise<MailContent[]> =>
  (await db.many<{ content: MailContent }>(sql`select content from mails where recipient = ${email} order by id`)).map(
    ({ content }) => content,
  )

/** The newest mail, once there are that many: some are queued after the response. */
export async function newestMailTo(test: TestApp, email: string, count = 1): Promise<MailContent> {
  await until(async () => (await mailsTo(test, email)).length >= count)
  const newest = (await mailsTo(test, email)).at(-1)
  if (!newest) throw new Error(`no mail to ${email}`)
  return newest
}

/** The token in the link of a mail. */
export const tokenIn = ({ action }: MailContent): string => action?.path.split('#')[1] ?? ''
