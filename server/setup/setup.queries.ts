import { type Db, sql } from '#server/core/database/db.ts'

export interface SetupState {
  isDismissed: boolean
  contact: boolean
  /** Whether a mail has reached the mail server. */
  mail: boolean
  fields: boolean
  goals: boolean
  course: boolean
}

export const getState = (db: Db) =>
  db.one<SetupState>(sql`
    select exists (select from setup_dismissals) as "isDismissed",
           exists (select from site_pages where slug = 'contact') as contact,
           exists (select from mails where state = 'sent') as mail,
           exists (select from fields) as fields,
           exists (select from goals) as goals,
           exists (select from courses where archived_at is null) as course`)

export const dismiss = (db: Db, now: Date) =>
  db.run(sql`insert into setup_dismissals (dismissed_at) values (${now}) on conflict do nothing`)
