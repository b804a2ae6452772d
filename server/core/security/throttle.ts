import { createHash } from 'node:crypto'
import type { Parts } from '../app.ts'
import { later } from '../clock.ts'
import { sql } from '../database/db.ts'
import { refusals } from '../words.ts'
import { type Allowance, allowedRate, countedWho } from './rate-limits.ts'

/**
 * Counts an attempt before it is made, in one statement, so that parallel attempts cannot slip through between a check and a count.
 * `uncountAttempt` undoes it for an attempt that succeeded.
 */
export async function countAttempt(parts: Parts, allowance: Allowance): Promise<void> {
  const { db, clock, settings } = parts
  const { most, minutes } = allowedRate(settings, allowance)
  const now = clock.now()
  const { count, endsAt } = await db.one<{ count: number; endsAt: Date }>(sql`
    insert into throttles as t (key, count, ends_at) values (${throttleKey(allowance)}, 1, ${later(now, { minutes })})
    on conflict (key) do update set
      count = case when t.ends_at <= ${now} then 1 else t.count + 1 end,
      ends_at = case when t.ends_at <= ${now} then excluded.ends_at else t.ends_at end
    returning count, ends_at as "endsAt"`)
  if (count <= most) return
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  throw refusals.tooManyAttempts({ count: Math.ceil(seconds / 60) }, { retryAfterSeconds: seconds })
}

export async function uncountAttempt({ db }: Parts, allowance: Allowance): Promise<void> {
  await db.run(sql`update throttles set count = count - 1 where key = ${throttleKey(allowance)} and count > 0`)
}

/** An attempt does not count if it failed before it was made, for example because too many passwords are being checked. */
export async function uncountOnError<T>(parts: Parts, allowances: Allowance[], attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    for (const allowance of allowances) await uncountAttempt(parts, allowance)
    throw error
  }
}

export async function forgetOldThrottles({ db, clock }: Parts): Promise<void> {
  await db.run(sql`delete from throttles where ends_at <= ${clock.now()}`)
}

const throttleKey = (allowance: Allowance) =>
  createHash('sha256')
    .update(`${allowance.what}\0${countedWho(allowance)}`)
    .digest('base64url')
