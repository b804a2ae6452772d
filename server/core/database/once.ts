import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { alreadyDone } from '../errors.ts'
import type { User } from '../security/tokens.ts'
import { type Db, sql } from './db.ts'

/** One try to do something that must not happen twice. */
export interface Attempt {
  userId: number
  /** What is done: a key counts for this alone. */
  what: string
  /** The same key again gets the first answer. Without one, every call is a new try. */
  key: string | undefined
  /** What was sent; the same key with something else is refused. Left out where it does not matter. */
  body?: object | undefined
  now: Date
}

/** The try that a call with an `IdempotencyKey` is. */
export const attemptOf = (
  { clock }: { clock: Clock },
  what: string,
  { user, headers, body }: { user: User; headers: { 'idempotency-key'?: string | undefined }; body: object },
): Attempt => ({ userId: user.id, what, key: headers['idempotency-key'], body, now: clock.now() })

/**
 * Does the work and keeps its answer, in one transaction. While another try with the key is running, this waits for its end. A
 * refusal leaves nothing behind, so that its key can be used again.
 */
export const once = <T extends object>(db: Db, attempt: Attempt, work: (db: Db) => Promise<T>): Promise<T> =>
  db.tx(async (db) => {
    const { userId, what, key, now } = attempt
    if (!key) return work(db)
    const claimed = await db.run(sql`
      insert into answers (user_id, what, key, body_hash, answer, created_at)
      values (${userId}, ${what}, ${key}, ${hashOf(attempt)}, '{}', ${now}) on conflict do nothing`)
    const first = claimed === 0 ? await findFirstAnswer<T>(db, attempt) : undefined
    if (first) return first
    const answer = await work(db)
    await db.run(sql`
      update answers set answer = ${JSON.stringify(answer)} where user_id = ${userId} and what = ${what} and key = ${key}`)
    return answer
  })

/** What the first try with this key was answered. */
export async function findFirstAnswer<T extends object>(db: Db, attempt: Attempt): Promise<T | undefined> {
  const { userId, what, key } = attempt
  const first = await db.maybe<{ answer: T; bodyHash: string | null }>(sql`
    select answer, body_hash as "bodyHash" from answers where user_id = ${userId} and what = ${what} and key = ${key ?? null}`)
  if (first && first.bodyHash !== hashOf(attempt)) throw alreadyDone(first.answer)
  return first?.answer
}

export const forgetAnswers = (db: Db, createdBefore: Date) => db.run(sql`delete from answers where created_at < ${createdBefore}`)

const hashOf = ({ body }: Attempt) => (body ? createHash('sha256').update(JSON.stringify(body)).digest('base64url') : null)
