import { type Db, sql } from './db.ts'

/** Others that take the same lock wait until the transaction ends. The lock is any number that is not used elsewhere. */
export const lockUntilEnd = (db: Db, lockId: number) => db.run(sql`select pg_advisory_xact_lock(${lockId})`)

/** One server works and the others wait for it. */
export const oneAfterAnother = <T>(db: Db, lockId: number, work: (db: Db) => Promise<T>): Promise<T> =>
  db.tx(async (db) => {
    await lockUntilEnd(db, lockId)
    return work(db)
  })

/** Others that lock the same user wait until the transaction ends. Returns whether the user exists and was not deleted. */
export const lockUser = (db: Db, userId: number): Promise<boolean> =>
  db.maybe(sql`select from users where id = ${userId} and deleted_at is null for no key update`).then((row) => row !== undefined)

/**
 * Whether the caller should do a job now: one of several servers does, once in so many seconds. One that dies meanwhile is not replaced until
 * the next turn. A turn that lies more than an hour ahead was taken by a clock that was wrong, and does not count.
 */
export const takeTurn = (db: Db, job: string, now: Date, seconds: number): Promise<boolean> =>
  db
    .run(sql`
      insert into job_turns as turn (name, taken_at) values (${job}, ${now})
      on conflict (name) do update set taken_at = excluded.taken_at
      where turn.taken_at <= excluded.taken_at - make_interval(secs => ${seconds})
         or turn.taken_at > excluded.taken_at + interval '1 hour'`)
    .then((taken) => taken === 1)
