import { type Db, sql } from '#server/core/database/db.ts'
import type { Leaver } from '#server/core/personal-data.ts'
import { type Account, columns } from './accounts.queries.ts'

export const scheduleDeletion = (db: Db, userId: number, dueAt: Date, keepsCertificates: boolean) =>
  db.one<Account>(sql`
    update users u set deletion_due_at = ${dueAt}, keeps_certificates = ${keepsCertificates}
     where u.id = ${userId} and u.deleted_at is null returning ${columns}`)

/** Returns undefined when the account is already deleted. */
export const cancelDeletion = (db: Db, userId: number) =>
  db.maybe<Account>(sql`
    update users u set deletion_due_at = null where u.id = ${userId} and u.deleted_at is null returning ${columns}`)

export const listDueDeletions = (db: Db, now: Date) =>
  db
    .many<{ id: number }>(sql`select id from users where deletion_due_at <= ${now} order by deletion_due_at, id`)
    .then((rows) => rows.map(({ id }) => id))

/** Returns the user if the deletion is still due. Nobody can cancel it any more until the transaction ends. */
export const lockLeaver = (db: Db, userId: number, now: Date) =>
  db.maybe<Leaver>(sql`
    select id, name, email, keeps_certificates as "keepsCertificates" from users
     where id = ${userId} and deletion_due_at <= ${now} for no key update`)
