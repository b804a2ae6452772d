import type { PlanCourse, PlanInfo, Reachable, Wish } from '#contract/automated-search.ts'
import type { Parts } from '#server/core/app.ts'
import { badRequest, conflict, type Refused } from '#server/core/errors.ts'
import { lineOf, take } from '#server/core/throttle.ts'
import { listPlanCards, listSkills } from './plan.queries.ts'
import type { SearchPool } from './search-pool.ts'
import type { Found } from './search-worker.ts'

export interface Asked {
  wish: Wish
  byTime: boolean
  viewerId: number | undefined
  address: string
  /** Aborted when whoever asked goes away. */
  signal: AbortSignal
}

export interface Plan {
  skills: { skillId: number; skillName: string; level: number }[]
  courses: PlanCourse[]
  info: PlanInfo
}

export interface OutOfReach {
  reachable: Reachable
  refusal: Refused
}

/** The best courses for the wish, or why there are none. */
export async function findPlan(parts: Parts, pool: SearchPool, asked: Asked): Promise<Plan | OutOfReach> {
  const { db, clock, settings } = parts
  const { wish, byTime, viewerId } = asked
  await take(db, clock, {
    what: 'automated-search',
    who: lineOf(asked.address),
    most: settings.throttle.searchesPerAddress,
    minutes: 1,
  })
  const skillIds = wish.map(({ skillId }) => skillId)
  const names = new Map((await listSkills(db, skillIds)).map(({ id, name }) => [id, name]))
  const unknown = skillIds.filter((id) => !names.has(id))
  if (unknown.length > 0) {
    const sentence = 'This skill does not exist any more.'
    throw badRequest(sentence, Object.fromEntries(unknown.map((id) => [id, sentence])))
  }
  const skills = wish.map(({ skillId, level }) => ({ skillId, skillName: names.get(skillId) ?? '', level }))
  const found = await pool.find({ skills: wish, byTime, viewerId, seconds: settings.searchSeconds }, asked.signal)
  if ('reached' in found) return outOfReach(skills, found.reached)

  const ids = found.courses.map(({ courseId }) => courseId)
  const cards = await listPlanCards(db, ids, skillIds, viewerId)
  if (cards.length < ids.length) throw conflict('The catalogue has just changed. Please search again.')
  const courses = cards.map((card, place) => ({ ...card, ...explained(found.courses[place]) }))
  return { skills, courses, info: infoOf(found, byTime) }
}

type FoundPlan = Extract<Found, { courses: unknown }>

function explained(planned: FoundPlan['courses'][number] | undefined): Pick<PlanCourse, 'addedMinutes' | 'why' | 'withoutIt'> {
  const { addedMinutes = 0, withoutIt } = planned ?? {}
  if (withoutIt === undefined) return { addedMinutes, why: 'not-computed', withoutIt: null }
  if (withoutIt === null) return { addedMinutes, why: 'only-way', withoutIt: null }
  return { addedMinutes, why: 'best', withoutIt: { totalPrice: withoutIt.price, totalMinutes: withoutIt.minutes } }
}

function infoOf({ totals, bound, optimal }: FoundPlan, byTime: boolean): PlanInfo {
  const total = byTime ? totals.minutes : totals.price
  const gap = optimal || total === 0 ? 0 : (total - bound) / total
  // Rounded up: it says "at most".
  return { TotalPrice: totals.price, TotalMinutes: totals.minutes, Optimal: optimal, Gap: Math.ceil(gap * 10_000) / 10_000 }
}

function outOfReach(skills: Plan['skills'], reached: Reachable): OutOfReach {
  const levels = new Map(reached.map(({ skillId, level }) => [skillId, level]))
  const short = skills.filter(({ skillId, level }) => (levels.get(skillId) ?? 0) < level)
  const sentences = short.map(({ skillId, skillName, level }) => [
    skillId,
    `${skillName}: at most ${levels.get(skillId) ?? 0} of ${level}`,
  ])
  const message = `The courses there are cannot give all of this. ${sentences.map(([, sentence]) => `${sentence}.`).join(' ')}`
  return {
    reachable: skills.map(({ skillId }) => ({ skillId, level: levels.get(skillId) ?? 0 })).filter(({ level }) => level > 0),
    refusal: badRequest(message, Object.fromEntries(sentences)),
  }
}
