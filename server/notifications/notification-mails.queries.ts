import type { MailChoice } from '#contract/mail/mail.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { isShown, mailChoice, type NotificationRow, notificationColumns, notificationJoins } from './notifications.queries.ts'

export interface DueRow extends NotificationRow {
  userId: number
  email: string
  choice: MailChoice
  /** False when the user has read it meanwhile, or there is nothing left to do. */
  isNews: boolean
}

/**
 * Takes all notifications of some users whose mail is due, so that each is mailed once. Users whom another server is dealing with are
 * left out, so that nobody gets two digests.
 */
export const takeDue = (db: Db, users: number, now: Date) =>
  db.many<DueRow>(sql`
    with people as (
      select u.id, u.email from users u
       where u.id in (select user_id from notifications where mail_due_at <= ${now} order by mail_due_at limit ${users})
         for no key update of u skip locked),
    taken as (
      update notifications n set mail_due_at = null, mailed_at = ${now} from people
       where n.user_id = people.id and n.mail_due_at <= ${now} returning n.*, people.email)
    select ${notificationColumns}, n.user_id as "userId", n.email, ${mailChoice(sql`n`)} as choice,
           n.read_at is null and ${isShown(now)} as "isNews"
      from taken n ${notificationJoins} left join mail_choices m on m.user_id = n.user_id and m.kind = n.kind
     order by n.user_id, n.created_at, n.id`)
