import { type Db, sql } from '#server/core/database/db.ts'

export type LinkPurpose = 'reset-password' | 'verify-email' | 'change-email'

export interface Link {
  hash: Buffer
  userId: number
  /** The user's address. */
  email: string
  /** Only of `change-email`. */
  newEmail: string | null
  isByMail: boolean
}

/** Replaces the user's earlier link of this purpose. */
export const keepLink = (db: Db, { hash, userId, purpose, email, newEmail, isByMail, expiresAt }: Link & NewLink) =>
  db.run(sql`
    insert into account_links (hash, user_id, purpose, email, new_email, by_mail, expires_at)
    values (${hash}, ${userId}, ${purpose}, ${email}, ${newEmail}, ${isByMail}, ${expiresAt})
    on conflict (user_id, purpose) do update
      set hash = excluded.hash, email = excluded.email, new_email = excluded.new_email, by_mail = excluded.by_mail,
          expires_at = excluded.expires_at`)

interface NewLink {
  purpose: LinkPurpose
  expiresAt: Date
}

/** Undefined when it is unknown, used, expired, for another purpose, or the user has another address since. */
export const findLink = (db: Db, hash: Buffer, purposes: LinkPurpose[], now: Date) =>
  db.maybe<Link>(sql`
    select l.hash, l.user_id as "userId", l.email, l.new_email as "newEmail", l.by_mail as "isByMail"
      from account_links l join users u on u.id = l.user_id and lower(u.email) = lower(l.email)
     where l.hash = ${hash} and l.purpose = any(${purposes}::text[]) and l.expires_at > ${now}`)

/** Returns whether the link was still there. */
export const removeLink = (db: Db, hash: Buffer) =>
  db.run(sql`delete from account_links where hash = ${hash}`).then((count) => count === 1)

/** Those that somebody else may have requested. One that verifies the present address stays. */
export const removeLinks = (db: Db, userId: number) =>
  db.run(sql`delete from account_links where user_id = ${userId} and purpose <> 'verify-email'`)

export const removeHandedOverLink = (db: Db, userId: number) =>
  db.run(sql`delete from account_links where user_id = ${userId} and purpose = 'reset-password' and not by_mail`)

export const removeNewEmail = (db: Db, userId: number) =>
  db.run(sql`delete from account_links where user_id = ${userId} and purpose = 'change-email'`)

/** The address that waits for its confirmation. */
export const findNewEmail = (db: Db, userId: number, now: Date) =>
  db
    .maybe<{ newEmail: string }>(sql`
      select new_email as "newEmail" from account_links
       where user_id = ${userId} and purpose = 'change-email' and expires_at > ${now}`)
    .then((row) => row?.newEmail)

export const forgetLinks = (db: Db, expiredBefore: Date) =>
  db.run(sql`delete from account_links where expires_at < ${expiredBefore}`)
