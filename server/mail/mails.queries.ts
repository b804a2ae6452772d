import type { MailKind, MailProblem, MailState } from '#contract/mail/mail.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import type { MailContent } from './write-mail.ts'

interface NewMail {
  to: string
  userId: number | undefined
  kind: MailKind
  messageId: string
  /** As JSON. */
  content: string
  state: 'waiting' | 'kept'
  now: Date
}

/** Does nothing when the user has switched this kind off. */
export const insertMail = (db: Db, { to, userId, kind, messageId, content, state, now }: NewMail) =>
  db.run(sql`
    insert into mails (user_id, recipient, kind, message_id, content, state, created_at, next_try_at)
    select ${userId ?? null}::int, ${to}, ${kind}, ${messageId}, ${content}::jsonb, ${state}, ${now}::timestamptz, ${now}::timestamptz
     where not exists (select from mail_choices where user_id = ${userId ?? null} and kind = ${kind} and choice = 'never')`)

export interface ClaimedMail {
  id: number
  userId: number | null
  to: string
  kind: MailKind
  messageId: string
  content: MailContent
  /** This attempt included. */
  tries: number
  createdAt: Date
}

/** Takes mails that are due, so that no other server sends them until the time is over. */
export const claimMails = (db: Db, now: Date, { until, most }: { until: Date; most: number }) =>
  db.many<ClaimedMail>(sql`
    update mails set tries = tries + 1, next_try_at = ${until}
     where id in (select id from mails where state = 'waiting' and next_try_at <= ${now}
                   order by next_try_at limit ${most} for update skip locked)
    returning id::int, user_id as "userId", recipient as to, kind, message_id as "messageId", content, tries, created_at as "createdAt"`)

/** Without the content from now on, because a link in it can be a secret. */
export const finishMail = (db: Db, id: number, state: 'sent' | 'failed', reply: string, now: Date) =>
  db.run(sql`
    update mails set state = ${state}, reply = ${reply}, finished_at = ${now}, content = null where id = ${id} and state = 'waiting'`)

export const putOffMail = (db: Db, id: number, reply: string, nextTryAt: Date) =>
  db.run(sql`update mails set reply = ${reply}, next_try_at = ${nextTryAt} where id = ${id} and state = 'waiting'`)

export const forgetMails = (db: Db, before: Date) =>
  db.run(sql`delete from mails where state <> 'waiting' and created_at < ${before}`)

export const countWaiting = (db: Db) =>
  db.one<{ waiting: number; oldest: Date | null }>(
    sql`select count(*)::int as waiting, min(created_at) as oldest from mails where state = 'waiting'`,
  )

type Counts = Pick<MailState, 'sent' | 'failed'> & { lastSent: Date | null }
export const countFinished = (db: Db) =>
  db.one<Counts>(sql`
    select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed,
           max(finished_at) filter (where state = 'sent') as "lastSent"
      from mails where state in ('sent', 'failed')`)

const mostProblems = 20
export const listProblems = (db: Db) =>
  db.many<Omit<MailProblem, 'dateUTC'> & { at: Date }>(sql`
    select id::int, created_at as at, recipient as to, kind, state = 'failed' as "isFinal", tries, reply
      from mails where state in ('waiting', 'failed') and reply is not null order by created_at desc limit ${mostProblems}`)

export interface KeptMail {
  id: number
  userId: number | null
  to: string
  kind: MailKind
  content: MailContent
  createdAt: Date
}
const keptColumns = sql`id::int, user_id as "userId", recipient as to, kind, content, created_at as "createdAt"`

const mostKept = 50
/** Of a demo, the newest first. */
export const listKept = (db: Db) =>
  db.many<KeptMail>(
    sql`select ${keptColumns} from mails where state = 'kept' order by created_at desc, id desc limit ${mostKept}`,
  )

export const findKept = (db: Db, id: number) =>
  db.maybe<KeptMail>(sql`select ${keptColumns} from mails where state = 'kept' and id = ${id}`)

/** Of an Admin. */
export const findPasswordHash = (db: Db, email: string) =>
  db.maybe<{ hash: string }>(sql`select password_hash as hash from users where lower(email) = lower(${email}) and is_admin`)
