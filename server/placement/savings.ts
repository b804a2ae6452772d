import type { z } from 'zod'
import type { weighSkills } from '#contract/placement/placement.ts'
import { placementLimits } from '#contract/placement/placement-limits.ts'
import {
  listMissing,
  listSkillNames,
  type ProvenCost,
  placedOf,
  type SavingsQuestion,
  type SearchPool,
} from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import { countAttempt } from '#server/core/security/throttle.ts'

type Schema = (typeof weighSkills)['schema']

/** A plan that is wanted, and who wants it. */
export interface Asking extends z.output<Schema['body']>, z.output<Schema['querystring']> {
  viewerId: number | undefined
  address: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

export interface WorthLevel {
  level: number
  plan: ProvenCost
}

export interface Savings {
  plan: ProvenCost
  /** By skill, rising in level: those that save more than the levels below them. */
  levels: Map<number, WorthLevel[]>
}

/** All searches together take at most so many times as long as a single one. */
const mostTimes = 3

/** What the best plan costs, and what it would cost if the learner knew more. Undefined if the plan cannot be proven, or there is none. */
export async function findSavings(
  parts: Parts,
  pool: SearchPool,
  { wish, must, byTime, countOwn, realTime, shownOnly, guest, viewerId, address, signal }: Asking,
  skillIds?: number[],
): Promise<Savings | undefined> {
  await countAttempt(parts, { what: 'savings', who: address })
  const { db, settings } = parts
  const names = await listSkillNames(
    db,
    wish.map(({ skillId }) => skillId),
  )
  // The plan's own call says what is wrong with the wish.
  if (names.length < wish.length || (must.length > 0 && (await listMissing(db, must, viewerId)).length > 0)) return undefined
  const seconds = settings.searchSeconds
  const question: SavingsQuestion = {
    skills: wish.map(({ skillId, level }) => ({ skillId, level })),
    must,
    byTime,
    viewerId,
    countOwn,
    realTime,
    shownOnly,
    placed: viewerId === undefined ? await placedOf(parts, guest) : [],
    seconds,
    savings: { highestLevel: placementLimits.level.max, allSeconds: mostTimes * seconds, ...(skillIds ? { skillIds } : {}) },
  }
  const [first, ...lines] = await pool.findSavings(question, signal)
  if (!first) return undefined
  const levels = new Map<number, WorthLevel[]>()
  for (const line of lines) {
    if (!('known' in line)) continue
    const { skillId, level } = line.known
    const before = levels.get(skillId) ?? []
    const last = before.at(-1)?.plan
    const isMore = last?.price !== line.plan.price || last.minutes !== line.plan.minutes
    if (isMore) levels.set(skillId, [...before, { level, plan: line.plan }])
  }
  return { plan: first.plan, levels }
}

/** What is saved. By time, the points may be less than nothing. */
export const savedBy = (before: ProvenCost, after: ProvenCost) => ({
  savedPrice: before.price - after.price,
  savedMinutes: before.minutes - after.minutes,
})
