import { formLimits } from '#contract/core/form-limits.ts'
import { type Db, sql } from '#server/core/database/db.ts'

export interface PasskeyRow {
  id: number
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

export interface Credential {
  id: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

/** Whose passkey it is, and how often all sessions of this user were ended when it was read. */
export interface Holder {
  userId: number
  signOuts: number
}

const columns = sql`id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`

export const listPasskeys = (db: Db, userId: number) =>
  db.many<PasskeyRow>(sql`select ${columns} from passkeys where user_id = ${userId} order by created_at, id`)

export const listCredentials = (db: Db, userId: number) =>
  db.many<{ id: string; transports: string[] }>(sql`
    select credential_id as id, transports from passkeys where user_id = ${userId}`)

/** The user must be locked, so that of several at once none is one too many. Undefined when the user has too many, or when it is known already. */
export const insertPasskey = (
  db: Db,
  userId: number,
  name: string,
  { id, publicKey, counter, transports }: Credential,
  now: Date,
) =>
  db.maybe<PasskeyRow>(sql`
    insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
    select ${userId}, ${name}, ${id}, ${publicKey}, ${counter}, ${transports}::text[], ${now}
     where (select count(*) from passkeys where user_id = ${userId}) < ${formLimits.passkeys.max}
    on conflict (credential_id) do nothing
    returning ${columns}`)

export const findCredential = (db: Db, credentialId: string) =>
  db.maybe<Credential & Holder>(sql`
    select p.credential_id as id, p.public_key as "publicKey", p.counter::float8 as counter, p.transports, p.user_id as "userId",
           u.sign_outs as "signOuts"
      from passkeys p join users u on u.id = p.user_id where p.credential_id = ${credentialId}`)

/** Returns false if its counter was used by another request meanwhile. Passkeys that several devices share do not count: always 0. */
export const keepUse = (db: Db, credentialId: string, counter: number, now: Date) =>
  db
    .run(sql`
      update passkeys set counter = ${counter}, last_used_at = ${now}
       where credential_id = ${credentialId} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .then((count) => count === 1)

export const saveName = (db: Db, userId: number, id: number, name: string) =>
  db.run(sql`update passkeys set name = ${name} where id = ${id} and user_id = ${userId}`).then((count) => count === 1)

export const deletePasskey = (db: Db, userId: number, id: number) =>
  db.run(sql`delete from passkeys where id = ${id} and user_id = ${userId}`).then((count) => count === 1)

export const deletePasskeys = (db: Db, userId: number) => db.run(sql`delete from passkeys where user_id = ${userId}`)

export const insertChallenge = (db: Db, challenge: string, userId: number | null, expiresAt: Date) =>
  db.run(sql`insert into passkey_challenges (challenge, user_id, expires_at) values (${challenge}, ${userId}, ${expiresAt})`)

/** Each is taken once. Returns whether it was made for this use and is not too old. */
export const takeChallenge = (db: Db, challenge: string, userId: number | null, now: Date) =>
  db
    .maybe<{ expiresAt: Date }>(sql`
      delete from passkey_challenges where challenge = ${challenge} and user_id is not distinct from ${userId}
      returning expires_at as "expiresAt"`)
    .then((row) => row !== undefined && row.expiresAt > now)

export const forgetChallenges = (db: Db, now: Date) => db.run(sql`delete from passkey_challenges where expires_at <= ${now}`)
