import { type Db, sql } from '#server/core/database/db.ts'

/** Whether the account has signed in from there since then; each key has its own hash of the address. Also queried for unknown accounts, so that they take as long. */
export const knowsAddress = (db: Db, userId: number, addresses: Buffer[], since: Date) =>
  db
    .one<{ known: boolean }>(sql`
      select exists (select from sign_in_addresses where user_id = ${userId} and address = any(${addresses}::bytea[]) and signed_in_at > ${since}) as known`)
    .then((row) => row.known)

export const keepAddress = (db: Db, userId: number, address: Buffer, now: Date) =>
  db.run(sql`
    insert into sign_in_addresses (user_id, address, signed_in_at) values (${userId}, ${address}, ${now})
    on conflict (user_id, address) do update set signed_in_at = excluded.signed_in_at`)

export const forgetUserAddresses = (db: Db, userId: number) =>
  db.run(sql`delete from sign_in_addresses where user_id = ${userId}`)

export const forgetAddresses = (db: Db, before: Date) => db.run(sql`delete from sign_in_addresses where signed_in_at < ${before}`)
