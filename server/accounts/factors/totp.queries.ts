import { type Db, sql } from '#server/core/database/db.ts'

export interface Totp {
  /** Sealed. */
  secret: string
  switchedOnAt: Date
  lastUsedAt: Date | null
}

/** Only one that is switched on. */
export const findTotp = (db: Db, userId: number) =>
  db.maybe<Totp>(sql`
    select secret, switched_on_at as "switchedOnAt", last_used_at as "lastUsedAt"
      from totp_secrets where user_id = ${userId} and switched_on_at is not null`)

/** Replaces one that was never switched on. Returns false if one is in use. */
export const saveNewSecret = (db: Db, userId: number, secret: string, now: Date) =>
  db
    .run(sql`
      insert into totp_secrets as t (user_id, secret, created_at) values (${userId}, ${secret}, ${now})
      on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
       where t.switched_on_at is null`)
    .then((count) => count === 1)

export const findNewSecret = (db: Db, userId: number) =>
  db
    .maybe<{ secret: string }>(sql`select secret from totp_secrets where user_id = ${userId} and switched_on_at is null`)
    .then((row) => row?.secret)

/** The secret is compared because another one may have been made meanwhile. The code's step is used up. */
export const switchOn = (db: Db, userId: number, { secret, step, now }: { secret: string; step: number; now: Date }) =>
  db
    .run(sql`
      update totp_secrets set switched_on_at = ${now}, last_step = ${step}
       where user_id = ${userId} and secret = ${secret} and switched_on_at is null`)
    .then((count) => count === 1)

/** Returns false if this step or a later one was used: each code works once, also when two requests send it at the same time. */
export const takeStep = (db: Db, userId: number, step: number, now: Date) =>
  db
    .run(sql`
      update totp_secrets set last_step = ${step}, last_used_at = ${now}
       where user_id = ${userId} and last_step < ${step} and switched_on_at is not null`)
    .then((count) => count === 1)

/** The recovery codes go with it. */
export const deleteTotp = (db: Db, userId: number) =>
  db
    .run(sql`
      with codes as (delete from recovery_codes where user_id = ${userId})
      delete from totp_secrets where user_id = ${userId}`)
    .then((count) => count === 1)

/** Some secrets that were not sealed by this key. */
export const listSealedByOthers = (db: Db, prefix: string, count: number) =>
  db.many<{ userId: number; secret: string }>(sql`
    select user_id as "userId", secret from totp_secrets where not starts_with(secret, ${prefix}) limit ${count}`)

export const replaceSealed = (db: Db, userId: number, before: string, secret: string) =>
  db.run(sql`update totp_secrets set secret = ${secret} where user_id = ${userId} and secret = ${before}`)

/** All earlier codes become invalid. */
export const replaceRecoveryCodes = (db: Db, userId: number, hashes: Buffer[]) =>
  db.tx(async (db) => {
    await db.run(sql`delete from recovery_codes where user_id = ${userId}`)
    await db.run(sql`insert into recovery_codes (user_id, hash) select ${userId}, unnest(${hashes}::bytea[])`)
  })

export const takeRecoveryCode = (db: Db, userId: number, hash: Buffer) =>
  db.run(sql`delete from recovery_codes where user_id = ${userId} and hash = ${hash}`).then((count) => count === 1)

export const countRecoveryCodes = (db: Db, userId: number) =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from recovery_codes where user_id = ${userId}`)
    .then((row) => row.count)
