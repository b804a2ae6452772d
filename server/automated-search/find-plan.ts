import { mustField, type PlanCourse, type PlanInfo, type Reachable } from '#contract/automated-search/automated-search.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import type { Parts } from '#server/core/app.ts'
import type { Refused } from '#server/core/errors.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { placedOf } from './guest-levels.ts'
import { listMissing, listPlanCards, listSkillNames } from './plan.queries.ts'
import type { SearchPool } from './search-pool.ts'
import type { Found } from './search-worker.ts'
import { refusals, words } from './words.ts'

export interface PlanRequest {
  wish: Wish
  /** Courses that must be in the plan, by id. */
  must: number[]
  byTime: boolean
  viewerId: number | undefined
  /** Whether what the viewer knows and owns counts. */
  countOwn: boolean
  /** Whether courses take what their learners needed. */
  realTime: boolean
  /** Whether only levels count that checks show. */
  shownOnly: boolean
  /** What a guest's browser keeps of placements. */
  guest?: string | undefined
  address: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

export interface Plan {
  /** The wanted skills. `known`: the viewer's level, if it was counted. */
  skills: { skillId: number; skillName: string; level: number; known: number }[]
  courses: PlanCourse[]
  info: PlanInfo
}

export interface OutOfReach {
  reachable: Reachable
  refusal: Refused
}

/** Returns the best courses for the wish, or why there are none. */
export async function findPlan(parts: Parts, pool: SearchPool, request: PlanRequest): Promise<Plan | OutOfReach> {
  const { db, settings } = parts
  const { wish, must, byTime, viewerId, countOwn, realTime, shownOnly } = request
  await countAttempt(parts, { what: 'automated-search', who: request.address })
  const skillIds = wish.map(({ skillId }) => skillId)
  const names = new Map((await listSkillNames(db, skillIds)).map(({ id, name }) => [id, name]))
  const unknown = skillIds.filter((id) => !names.has(id))
  if (unknown.length > 0) throw refusals.skillGone({ field: unknown.map(String) })
  const missing = must.length > 0 ? await listMissing(db, must, viewerId) : []
  if (missing.length > 0) throw refusals.courseNotOffered({ field: missing.map(mustField) })
  const seconds = settings.searchSeconds
  const placed = viewerId === undefined ? await placedOf(parts, request.guest) : []
  const question = { skills: wish, must, byTime, viewerId, countOwn, realTime, shownOnly, placed, seconds }
  const found = await pool.find(question, request.signal)
  const skillName = (skillId: number) => names.get(skillId) ?? ''
  if ('reached' in found) return outOfReach(wish, skillName, found.reached)

  const known = new Map(found.known.map(({ skillId, level }) => [skillId, level]))
  const skills = wish.map(({ skillId, level }) => ({
    skillId,
    skillName: skillName(skillId),
    level,
    known: known.get(skillId) ?? 0,
  }))
  const ids = found.courses.map(({ courseId }) => courseId)
  const cards = await listPlanCards(db, ids, skillIds, viewerId, shownOnly)
  if (cards.length < ids.length) throw refusals.catalogueChanged()
  const courses = cards.map((card, place) => ({ ...card, ...describeCourse(found.courses[place], found.comparedUpTo) }))
  const hasOwn = viewerId !== undefined || placed.length > 0
  const counted = hasOwn && countOwn ? whatCounted(found, courses) : null
  const realCourses = courses.filter(({ realMinutes }) => realMinutes !== null).length
  return {
    skills,
    courses,
    info: { ...planInfo(found, byTime), Counted: counted, RealTimeCourses: realTime ? realCourses : null },
  }
}

type FoundPlan = Extract<Found, { courses: unknown }>

type Description = Pick<PlanCourse, 'addedMinutes' | 'realMinutes' | 'addedPrice' | 'why' | 'withoutIt'>

function describeCourse(planned: FoundPlan['courses'][number] | undefined, comparedUpTo: number): Description {
  const { addedMinutes = 0, realMinutes = null, price: addedPrice = 0, isMust, withoutIt } = planned ?? {}
  const added = { addedMinutes, realMinutes, addedPrice }
  if (isMust) return { ...added, why: 'wanted', withoutIt: null }
  if (withoutIt === undefined || (withoutIt?.price ?? Number.POSITIVE_INFINITY) > comparedUpTo)
    return { ...added, why: 'not-computed', withoutIt: null }
  if (withoutIt === null) return { ...added, why: 'only-way', withoutIt: null }
  return { ...added, why: 'best', withoutIt: { totalPrice: withoutIt.price, totalMinutes: withoutIt.minutes } }
}

const whatCounted = ({ known }: FoundPlan, courses: PlanCourse[]): PlanInfo['Counted'] => ({
  Levels: known.map(({ skillId, level }) => ({ SkillId: skillId, Level: level })),
  OwnedCourses: courses.filter(({ isBought }) => isBought).length,
})

function planInfo({ totals, bound, optimal }: FoundPlan, byTime: boolean): Omit<PlanInfo, 'Counted' | 'RealTimeCourses'> {
  const total = byTime ? totals.minutes : totals.price
  const gap = optimal || total === 0 ? 0 : (total - bound) / total
  // Rounded up: it says "at most".
  return { TotalPrice: totals.price, TotalMinutes: totals.minutes, Optimal: optimal, Gap: Math.ceil(gap * 10_000) / 10_000 }
}

export function outOfReach(wish: Wish, skillName: (skillId: number) => string, reached: Reachable): OutOfReach {
  const levels = new Map(reached.map(({ skillId, level }) => [skillId, level]))
  const short = wish.filter(({ skillId, level }) => (levels.get(skillId) ?? 0) < level)
  const errors = Object.fromEntries(
    short.map(({ skillId, level }) => [
      skillId,
      words.reachable({ skill: skillName(skillId), reached: levels.get(skillId) ?? 0, wanted: level }),
    ]),
  )
  return {
    reachable: wish.map(({ skillId }) => ({ skillId, level: levels.get(skillId) ?? 0 })).filter(({ level }) => level > 0),
    refusal: refusals.outOfReach({ levels: short.map(({ skillId }) => `${errors[skillId]}.`).join(' ') }, { errors }),
  }
}
