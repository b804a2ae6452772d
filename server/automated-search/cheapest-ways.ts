import { setTimeout as pause } from 'node:timers/promises'
import type { CheapestWay, CheapestWays } from '#contract/automated-search/cheapest-ways.ts'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { sharedGate } from '#server/core/costly-work/shared-gate.ts'
import { Refused } from '#server/core/errors.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { findOffer, type Offer, type TaughtSkill } from './cheapest-ways.queries.ts'
import type { SearchPool } from './search-pool.ts'
import type { Found } from './search-worker.ts'
import { refusals } from './words.ts'

/** Levels that people aim for. They are tried after the one that the course itself leads to. */
const goals = [3, 5, 10]
const mostSkills = 3
const mostLevels = 3
const mostKept = 5000
const keptMinutes = 10
const mayWait = 20
const idlePauseMs = 250
const mostIdlePauses = 40

/** Who asks, from which address. */
export interface Asker {
  viewerId: number | undefined
  address: string
}

/**
 * Finds out in the background to which skills the cheapest plan leads through a course. One course at a time, a bounded number per minute,
 * and only while nobody waits for a search of their own. What was found is kept in memory, until the catalogue changes or ten minutes
 * have passed: materials can get longer without a change of their courses.
 */
export class CheapestWaysFinder {
  private readonly parts: Parts
  private readonly pool: SearchPool
  private readonly onProblem: (error: unknown) => void
  private readonly gate = sharedGate('cheapest ways', 1, mayWait, () => refusals.comparingIsBusy({ retryAfterSeconds: 10 }))
  /** Ordered by age. */
  private readonly kept = new Map<string, { version: string; until: Date; ways: CheapestWay[] }>()
  private readonly running = new Set<string>()

  constructor(parts: Parts, pool: SearchPool, onProblem: (error: unknown) => void) {
    this.parts = parts
    this.pool = pool
    this.onProblem = onProblem
  }

  /** Never waits for a search: what is not known yet is started. */
  async find(courseId: number, asker: Asker): Promise<CheapestWays> {
    const { viewerId } = asker
    const offer = await findOffer(this.parts.db, courseId, viewerId)
    if (!offer) throw refusals.noSuchCourse()
    if (!offer.isOpen || offer.skills.length === 0) return { isKnown: true, ways: [] }
    const key = `${courseId}/${viewerId ?? 'guest'}`
    const known = this.kept.get(key)
    if (known?.version === offer.version && known.until > this.parts.clock.now()) return { isKnown: true, ways: known.ways }
    if (!this.running.has(key) && this.running.size < mayWait && (await this.mayStart(asker.address)))
      void this.start(key, courseId, viewerId, offer)
    return { isKnown: false, ways: [] }
  }

  /** So that nobody can keep the solver busy by opening page after page. */
  private async mayStart(address: string): Promise<boolean> {
    try {
      await countAttempt(this.parts, { what: 'cheapest-ways', who: address })
      await countAttempt(this.parts, { what: 'cheapest-ways:all', who: 'everybody' })
      return true
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  private async start(key: string, courseId: number, viewerId: number | undefined, { version, skills }: Offer): Promise<void> {
    this.running.add(key)
    try {
      const ways = await this.gate.run(() => this.prove(courseId, viewerId, skills))
      this.kept.delete(key)
      this.kept.set(key, { version, until: later(this.parts.clock.now(), { minutes: keptMinutes }), ways })
      const [oldest] = this.kept.keys()
      if (this.kept.size > mostKept && oldest) this.kept.delete(oldest)
    } catch (error) {
      if (!(error instanceof Refused)) this.onProblem(error)
    } finally {
      this.running.delete(key)
    }
  }

  private async prove(courseId: number, viewerId: number | undefined, skills: TaughtSkill[]): Promise<CheapestWay[]> {
    const ways: CheapestWay[] = []
    for (const skill of skills.slice(0, mostSkills)) {
      const level = await this.provenLevel(courseId, viewerId, skill)
      if (level !== undefined) ways.push({ skillId: skill.skillId, skillName: skill.skillName, level })
    }
    return ways
  }

  private async provenLevel(courseId: number, viewerId: number | undefined, skill: TaughtSkill): Promise<number | undefined> {
    for (const level of levelsToTry(skill)) {
      await this.untilIdle()
      const skills = [{ skillId: skill.skillId, level }]
      // One wanted skill is easy; a hard case stays unknown.
      const seconds = this.parts.settings.searchSeconds / 2
      const question = { skills, must: [], byTime: false, viewerId, countOwn: true, realTime: false, seconds }
      const found = await this.pool.find(question, new AbortController().signal)
      if ('reached' in found) return undefined
      if (needs(found, courseId)) return level
    }
    return undefined
  }

  private async untilIdle(): Promise<void> {
    for (let pauses = 0; !this.pool.isIdle; pauses++) {
      if (pauses === mostIdlePauses) throw refusals.othersSearch({ retryAfterSeconds: 10 })
      await pause(idlePauseMs, undefined, { ref: false })
    }
  }
}

/** The level that the course leads to, and common goals above it. */
export const levelsToTry = ({ level, known }: Pick<TaughtSkill, 'level' | 'known'>): number[] => {
  const own = known + level
  return [own, ...goals.filter((goal) => goal > own)].filter((wanted) => wanted <= searchLimits.level.max).slice(0, mostLevels)
}

/** It is not enough that a cheapest plan has the course: another one that costs the same may be found next time, without it. */
function needs({ courses, totals, optimal }: Extract<Found, { courses: unknown }>, courseId: number): boolean {
  const planned = courses.find((course) => course.courseId === courseId)
  if (!planned || !optimal || planned.withoutIt === undefined) return false
  const { withoutIt } = planned
  return (
    withoutIt === null ||
    withoutIt.price > totals.price ||
    withoutIt.minutes > totals.minutes ||
    withoutIt.courses > totals.courses
  )
}
