import { farFromProven, gapPercent, type PlanCourse, type PlanInfo } from '#contract/automated-search/automated-search.ts'
import { hours } from '#web/ui/format.ts'
import { timeInWords } from '#web/ui/time-words.ts'
import { common } from '#web/ui/words.ts'
import { words } from './words.ts'

/** Levels beyond the wanted one are fine. */
export const levelWords = (reached: number, wanted: number) =>
  reached > wanted ? words.reachedMore({ wanted, more: reached - wanted }) : words.reachedOf({ reached, wanted })

export interface Proof {
  seal: string
  sentence: string
  isProven: boolean
}

/** How good the plan is. The share is rounded up, and never 0, because the sentence says "at most". */
export function proofWords(info: PlanInfo, byTime: boolean, hasMusts = false): Proof {
  const { Optimal, Gap } = info
  if (Optimal) return { seal: words.bestPossible, sentence: provenWords(byTime, hasMusts), isProven: true }
  if (Gap === 0) {
    const seal = byTime ? words.quickestPossible : words.cheapestPossible
    return { seal, sentence: provenWords(byTime, hasMusts), isProven: true }
  }
  const share = gapPercent(info)
  if (Gap > farFromProven) {
    const sentence = byTime ? words.timeRanOutForTime({ share }) : words.timeRanOutForPrice({ share })
    return { seal: words.bestFound, sentence, isProven: false }
  }
  const sentence = byTime ? words.veryGoodTime({ share }) : words.veryGoodPrice({ share })
  return { seal: words.within({ share }), sentence, isProven: false }
}

function provenWords(byTime: boolean, hasMusts: boolean): string {
  if (hasMusts) return byTime ? words.noneQuickerWithMusts : words.noneCheaperWithMusts
  return byTime ? words.noneQuicker : words.noneCheaper
}

/** What the search for real times found. Empty if it was not asked for. */
export function realTimeWords({ RealTimeCourses: courses }: PlanInfo): string {
  if (courses === null) return ''
  if (courses === 0) return words.tooFewTimes
  return words.timesNeeded({ count: courses })
}

/** With real times it cannot be said what of them was learned or overlaps, only what is left. */
export function timeWords(course: PlanCourse, { RealTimeCourses }: PlanInfo): string[] {
  const { learningTime, learnedMinutes, addedMinutes, realMinutes } = course
  if (RealTimeCourses !== null) {
    const stated = hours(learningTime)
    const times =
      realMinutes === null ? [stated] : [words.timeStated({ time: stated }), words.timeNeeded({ time: hours(realMinutes) })]
    return addedMinutes === (realMinutes ?? learningTime) ? times : [...times, words.timeLeft({ time: hours(addedMinutes) })]
  }
  const overlap = learningTime - learnedMinutes - addedMinutes
  return [
    hours(learningTime),
    ...(learnedMinutes > 0 ? [words.timeLearned({ time: hours(learnedMinutes) })] : []),
    // Fewer minutes would read as 0.0 hours.
    ...(overlap >= 3 ? [words.timeOverlaps({ time: hours(overlap) })] : []),
  ]
}

export interface Reason {
  title: string
  sentence: string
}

/** Why a course is in the plan: because the user wants it, or what the best plan without it would cost. Undefined if that was not computed. */
export function reasonWords({ why, withoutIt }: PlanCourse, info: PlanInfo, byTime: boolean): Reason | undefined {
  if (why === 'wanted') return { title: words.asked, sentence: words.askedHelp }
  if (why === 'only-way') return { title: words.required, sentence: words.requiredHelp }
  if (!withoutIt) return undefined
  const morePoints = withoutIt.totalPrice - info.TotalPrice
  const moreMinutes = withoutIt.totalMinutes - info.TotalMinutes
  if (morePoints === 0 && moreMinutes === 0) {
    return { title: words.oneOfSeveral, sentence: words.oneOfSeveralHelp }
  }
  const savesTime = byTime ? moreMinutes > 0 : morePoints === 0
  return {
    title: words.saves({ saved: savesTime ? timeInWords(moreMinutes) : common.points({ count: morePoints }) }),
    sentence: words.withoutIt({ points: common.points({ count: withoutIt.totalPrice }), time: hours(withoutIt.totalMinutes) }),
  }
}
