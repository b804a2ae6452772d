import { createHash } from 'node:crypto'
import { inTransaction, type Parts } from '../app.ts'
import { alreadyDone } from '../errors.ts'
import { formerEmail, type Leaver } from '../personal-data.ts'
import { type Db, sql } from './db.ts'

/** One try to do something that must not happen twice. */
export interface Attempt {
  /** The kind of action; keys of different kinds are independent. */
  what: string
  /** The same key again gets the first result. Without a key, every call is a new try. */
  key: string | undefined
  /** What was sent: the same key with another body is refused. Left out where it does not matter. */
  body?: object | undefined
}

/** The attempt that a call with an `IdempotencyKey` makes. */
export const readAttempt = (
  what: string,
  { headers, body }: { headers: { 'idempotency-key'?: string | undefined }; body: object },
): Attempt => ({ what, key: headers['idempotency-key'], body })

/**
 * Does the work and keeps its result, in one transaction. While another try with the key is running, this waits for it to
 * end. A refusal keeps nothing, so its key can be used again.
 */
export function once<T extends object>(
  parts: Parts,
  userId: number,
  attempt: Attempt,
  work: (parts: Parts) => Promise<T>,
): Promise<T> {
  const { what, key } = attempt
  const doOnce = async (parts: Parts) => {
    const { db, clock } = parts
    if (!key) return work(parts)
    const claimed = await db.run(sql`
      insert into answers (user_id, what, key, body_hash, answer, created_at)
      values (${userId}, ${what}, ${key}, ${hashBody(attempt)}, '{}', ${clock.now()}) on conflict do nothing`)
    const first = claimed === 0 ? await findFirstResult<T>(db, userId, attempt) : undefined
    if (first) return first
    const result = await work(parts)
    await db.run(sql`
      update answers set answer = ${JSON.stringify(result)} where user_id = ${userId} and what = ${what} and key = ${key}`)
    return result
  }
  // With a key, a second attempt finds what the first one did.
  return inTransaction(parts, doOnce, { isRepeatable: Boolean(key) })
}

/** Returns the result of the first try with this key. */
export async function findFirstResult<T extends object>(db: Db, userId: number, attempt: Attempt): Promise<T | undefined> {
  const { what, key } = attempt
  const first = await db.maybe<{ result: T; bodyHash: string | null }>(sql`
    select answer as result, body_hash as "bodyHash" from answers where user_id = ${userId} and what = ${what} and key = ${key ?? null}`)
  if (first && first.bodyHash !== hashBody(attempt)) throw alreadyDone(first.result)
  return first?.result
}

export const forgetResponses = (db: Db, createdBefore: Date) =>
  db.run(sql`delete from answers where created_at < ${createdBefore}`)

/** Also in what others got when they gave the person points: the email address of the receiver. */
export async function forgetUserResponses(db: Db, { id, email }: Leaver): Promise<void> {
  await db.run(sql`delete from answers where user_id = ${id}`)
  await db.run(sql`
    update answers set answer = jsonb_set(answer, '{email}', to_jsonb(${formerEmail(id)}::text))
     where lower(answer ->> 'email') = lower(${email})`)
}

const hashBody = ({ body }: Attempt) => (body ? createHash('sha256').update(JSON.stringify(body)).digest('base64url') : null)
