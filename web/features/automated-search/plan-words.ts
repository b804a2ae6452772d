import { farFromProven, gapPercent, type PlanCourse, type PlanInfo } from '#contract/automated-search/automated-search.ts'
import { counted, hours } from '#web/ui/format.ts'
import { timeInWords } from '#web/ui/time-words.ts'

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
export function proofWords(info: PlanInfo, byTime: boolean, hasMusts = false): Proof {
  const { Optimal, Gap } = info
  const other = hasMusts ? 'other choice with the courses you want' : 'other choice of courses'
  const sentence = `Proven: no ${other} ${byTime ? 'takes less time' : 'costs less'}.`
  if (Optimal) return { seal: 'Best possible', sentence, isProven: true }
  if (Gap === 0) return { seal: byTime ? 'Quickest possible' : 'Cheapest possible', sentence, isProven: true }
  const share = gapPercent(info)
  if (Gap > farFromProven) {
    const sentence = `Time ran out before more could be proven: a better plan could save at most ${share} % of the ${byTime ? 'time' : 'price'}.`
    return { seal: 'Best found', sentence, isProven: false }
  }
  return {
    seal: `Within ${share} %`,
    sentence: `A very good plan: a better one could save at most ${share} % of the ${byTime ? 'time' : 'price'}.`,
    isProven: false,
  }
}

/** What the search for real times found. Empty if it was not asked for. */
export function realTimeWords({ RealTimeCourses: courses }: PlanInfo): string {
  if (courses === null) return ''
  if (courses === 0) return 'As stated by the courses: too few learners have said how long they needed.'
  return `For ${counted(courses, 'course')}, this is the time that learners needed.`
}

/** With real times it cannot be said what of them was learned or overlaps, only what is left. */
export function timeWords(course: PlanCourse, { RealTimeCourses }: PlanInfo): string[] {
  const { learningTime, learnedMinutes, addedMinutes, realMinutes } = course
  if (RealTimeCourses !== null) {
    const stated = hours(learningTime)
    const times = realMinutes === null ? [stated] : [`${stated} stated`, `learners needed ${hours(realMinutes)}`]
    return addedMinutes === (realMinutes ?? learningTime) ? times : [...times, `${hours(addedMinutes)} left`]
  }
  const overlap = learningTime - learnedMinutes - addedMinutes
  return [
    hours(learningTime),
    ...(learnedMinutes > 0 ? [`${hours(learnedMinutes)} already learned`] : []),
    // Fewer minutes would read as 0.0 hours.
    ...(overlap >= 3 ? [`${hours(overlap)} overlap with earlier steps`] : []),
  ]
}

export interface Reason {
  title: string
  sentence: string
}

/** Why a course is in the plan: because the user wants it, or what the best plan without it would cost. Undefined if that was not computed. */
export function reasonWords({ why, withoutIt }: PlanCourse, info: PlanInfo, byTime: boolean): Reason | undefined {
  if (why === 'wanted') return { title: 'You asked for it.', sentence: 'The other courses are the best choice to go with it.' }
  if (why === 'only-way') return { title: 'Required:', sentence: 'no other course gives these levels.' }
  if (!withoutIt) return undefined
  const morePoints = withoutIt.totalPrice - info.TotalPrice
  const moreMinutes = withoutIt.totalMinutes - info.TotalMinutes
  if (morePoints === 0 && moreMinutes === 0) {
    return { title: 'One of several good choices.', sentence: 'There is a plan without it that is just as good.' }
  }
  const savesTime = byTime ? moreMinutes > 0 : morePoints === 0
  return {
    title: `Saves ${savesTime ? timeInWords(moreMinutes) : points(morePoints)}.`,
    sentence: `The best plan without it costs ${points(withoutIt.totalPrice)} and takes ${hours(withoutIt.totalMinutes)}.`,
  }
}
