import { type Db, sql } from '#server/core/database/db.ts'

/** The school's account of a user. */
export interface Identity {
  userId: number
  linkedAt: Date
  /** Whether claims, not somebody here, gave the role. */
  gaveCreator: boolean
  gaveAdmin: boolean
  /** How often all sessions of the user were ended when this was read. */
  signOuts: number
}

/** What the provider calls somebody: the subject never changes, and no two people of an issuer have the same one. */
export interface Subject {
  issuer: string
  subject: string
}

const columns = sql`
  i.user_id as "userId", i.linked_at as "linkedAt", i.gave_creator as "gaveCreator", i.gave_admin as "gaveAdmin",
  (select u.sign_outs from users u where u.id = i.user_id) as "signOuts"`

export const findIdentity = (db: Db, { issuer, subject }: Subject) =>
  db.maybe<Identity>(sql`select ${columns} from oidc_identities i where i.issuer = ${issuer} and i.subject = ${subject}`)

export const findOwnIdentity = (db: Db, userId: number) =>
  db.maybe<Identity>(sql`select ${columns} from oidc_identities i where i.user_id = ${userId}`)

/**
 * Replaces an identity of another issuer, because the school may change its provider. Undefined when the user has another identity of the
 * same issuer: that belongs to somebody else, who perhaps had the same email address before.
 */
export const insertIdentity = (db: Db, userId: number, { issuer, subject }: Subject, now: Date) =>
  db.maybe<Identity>(sql`
    insert into oidc_identities as i (issuer, subject, user_id, linked_at) values (${issuer}, ${subject}, ${userId}, ${now})
    on conflict (user_id) do update set issuer = excluded.issuer, subject = excluded.subject, linked_at = excluded.linked_at
     where i.issuer <> excluded.issuer
    returning ${columns}`)

export const saveGivenRoles = (db: Db, { userId, gaveCreator, gaveAdmin }: Identity) =>
  db.run(sql`update oidc_identities set gave_creator = ${gaveCreator}, gave_admin = ${gaveAdmin} where user_id = ${userId}`)

/** Undefined when there is none. */
export const deleteIdentity = (db: Db, userId: number) =>
  db.maybe<Identity>(sql`delete from oidc_identities i where i.user_id = ${userId} returning ${columns}`)
