import { type Db, sql } from './db.ts'

/** Of several servers that come here at once, one works and the others wait for it. The lock is any number that nobody else uses. */
export const oneAfterAnother = <T>(db: Db, lockId: number, work: (db: Db) => Promise<T>): Promise<T> =>
  db.tx(async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(${lockId})`)
    return work(db)
  })

/** Until the transaction ends, others who lock the same user wait. Returns whether there is such a user. */
export const lockUser = (db: Db, userId: number): Promise<boolean> =>
  db.maybe(sql`select from users where id = ${userId} for no key update`).then((row) => row !== undefined)
