import { defaultMailChoices, type MailChoice } from '#contract/mail/mail.ts'
import { type NotificationKind, notificationKinds } from '#contract/notifications/notifications.ts'
import { type Db, sql } from '#server/core/database/db.ts'

/** What the user has chosen. The rest is as in `defaultMailChoices`. */
export const listMailChoices = (db: Db, userId: number) =>
  db.many<{ kind: NotificationKind; choice: MailChoice }>(sql`select kind, choice from mail_choices where user_id = ${userId}`)

export const setMailChoice = (db: Db, userId: number, kind: NotificationKind, choice: MailChoice) =>
  db.run(sql`
    insert into mail_choices (user_id, kind, choice) select id, ${kind}, ${choice} from users where id = ${userId}
    on conflict (user_id, kind) do update set choice = excluded.choice`)

/** Ends the daily mail: everything that would be in it is switched off. */
export const stopDigest = (db: Db, userId: number) =>
  db.tx(async (db) => {
    const daily = notificationKinds.filter((kind) => defaultMailChoices[kind] === 'daily')
    await db.run(sql`update mail_choices set choice = 'never' where user_id = ${userId} and choice = 'daily'`)
    await db.run(sql`
      insert into mail_choices (user_id, kind, choice)
      select u.id, kind, 'never' from users u, unnest(${daily}::text[]) kind where u.id = ${userId}
      on conflict (user_id, kind) do nothing`)
  })
