import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Clock } from '../clock.ts'
import { later } from '../clock.ts'
import { type Db, sql } from '../database/db.ts'
import { tooMany } from '../errors.ts'

export interface Allowance {
  /** What is counted, such as 'login:address'. */
  what: string
  /** Whose count it is: an address or an email. Kept as a hash. */
  who: string
  most: number
  minutes: number
}

/**
 * Counts an attempt before it is made, in one statement, so that parallel attempts cannot slip through between
 * a check and a count. What turns out fine is given back with `giveBack`.
 */
export async function take(db: Db, clock: Clock, allowance: Allowance): Promise<void> {
  const now = clock.now()
  const { count, endsAt } = await db.one<{ count: number; endsAt: Date }>(sql`
    insert into throttles as t (key, count, ends_at) values (${keyOf(allowance)}, 1, ${later(now, { minutes: allowance.minutes })})
    on conflict (key) do update set
      count = case when t.ends_at <= ${now} then 1 else t.count + 1 end,
      ends_at = case when t.ends_at <= ${now} then excluded.ends_at else t.ends_at end
    returning count, ends_at as "endsAt"`)
  if (count <= allowance.most) return
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  throw tooMany(`Too many attempts. Please try again in ${inWords(seconds)}.`, seconds)
}

export async function giveBack(db: Db, allowance: Allowance): Promise<void> {
  await db.run(sql`update throttles set count = count - 1 where key = ${keyOf(allowance)} and count > 0`)
}

/** What was turned away before it was tried, as when too many passwords wait to be checked, does not count. */
export async function orGiveBack<T>(db: Db, allowances: Allowance[], attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    for (const allowance of allowances) await giveBack(db, allowance)
    throw error
  }
}

export async function forgetOldThrottles(db: Db, clock: Clock): Promise<void> {
  await db.run(sql`delete from throttles where ends_at <= ${clock.now()}`)
}

/** People behind one IPv6 line have a whole /64 of addresses: it counts as one. */
export function lineOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const keyOf = ({ what, who }: Allowance) => createHash('sha256').update(`${what}\0${who}`).digest('base64url')

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
