import { farFromProven, gapPercent, type PlanCourse, type PlanInfo } from '#contract/automated-search.ts'
import { counted, hours } from '#web/ui/format.ts'

export const points = (value: number) => counted(value, 'point')

/** Levels beyond the wanted one are fine. */
export const levelWords = (reached: number, wanted: number) =>
  reached > wanted ? `${wanted} of ${wanted} and ${reached - wanted} more` : `${reached} of ${wanted}`

export interface Proof {
  seal: string
  sentence: string
  isProven: boolean
}

/** How good the plan is. The share is rounded up, and never 0, because the sentence says "at most". */
export function proofOf(info: PlanInfo, byTime: boolean): Proof {
  const { Optimal, Gap } = info
  const sentence = `Proven: no other choice of courses ${byTime ? 'takes less time' : 'costs less'}.`
  if (Optimal) return { seal: 'Best possible', sentence, isProven: true }
  if (Gap === 0) return { seal: byTime ? 'Quickest possible' : 'Cheapest possible', sentence, isProven: true }
  const share = gapPercent(info)
  if (Gap > farFromProven) {
    const sentence = `Time ran out before more could be proven: a better plan could save at most ${share} % of the ${byTime ? 'time' : 'price'}.`
    return { seal: 'Best found', sentence, isProven: false }
  }
  return {
    seal: `Within ${share} %`,
    sentence: `A very good plan: at most ${share} % of the ${byTime ? 'time' : 'price'} could be saved by a better one.`,
    isProven: false,
  }
}

export interface Reason {
  title: string
  sentence: string
}

/** Why a course is in the plan: what the best plan without it would cost. Undefined if that was not computed. */
export function reasonOf({ why, withoutIt }: PlanCourse, info: PlanInfo, byTime: boolean): Reason | undefined {
  if (why === 'only-way') return { title: 'Required:', sentence: 'no other course gives these levels.' }
  if (!withoutIt) return undefined
  const morePoints = withoutIt.totalPrice - info.TotalPrice
  const moreMinutes = withoutIt.totalMinutes - info.TotalMinutes
  if (morePoints === 0 && moreMinutes === 0) {
    return { title: 'One good choice.', sentence: 'A plan without it would be just as good.' }
  }
  const savesTime = byTime ? moreMinutes > 0 : morePoints === 0
  return {
    title: `Saves ${savesTime ? span(moreMinutes) : points(morePoints)}.`,
    sentence: `The best plan without it costs ${points(withoutIt.totalPrice)} and takes ${hours(withoutIt.totalMinutes)}.`,
  }
}

/** Short ones in minutes, because they would be 0.0 hours. */
const span = (minutes: number) => (minutes < 60 ? counted(minutes, 'minute') : hours(minutes))
