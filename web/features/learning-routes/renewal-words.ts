import type { LearningRoute, RouteState } from '#contract/learning-routes/learning-routes.ts'
import type { RenewedPlan } from '#contract/learning-routes/route-renewal.ts'
import type { Day } from '#web/core/days.ts'
import { timeInWords } from '#web/ui/time-words.ts'
import { dayName } from './route-words.ts'
import { words } from './words.ts'

/** What a renewed plan is, in a few words. */
export function renewalTitle({ plan, comes, leaves, pointsMore }: RenewedPlan): string {
  // It is offered because it costs less than the plan with the fewest new courses. The one that is followed may be cheaper still.
  if (plan.changes === null) return pointsMore < 0 ? pointsMoreWords(pointsMore) : words.cheapestFound
  if (comes.length > 0) return words.withNewCourses({ count: comes.length })
  return leaves.length > 0 ? words.fewerCourses : words.otherOrder
}

/** When no other plan is offered. `isCheapest`: that none is cheaper is proven, of plans with what was bought. */
export function noChangeWords({ isCheapest, hasBought }: { isCheapest: boolean; hasBought: boolean }): string {
  if (!isCheapest) return words.noneCheaperFound
  return hasBought ? words.noneCheaperWithBought : words.noneCheaper
}

/** Whether it differs from the plan that is followed and holds. */
export const isChange = ({ comes, leaves }: RenewedPlan) => comes.length > 0 || leaves.length > 0

/** "20 points more", "5 points less" */
export function pointsMoreWords(points: number): string {
  if (points === 0) return words.samePrice
  return points > 0 ? words.pointsMore({ count: points }) : words.pointsLess({ count: -points })
}
/** "2.5 hours less" */
export function minutesMoreWords(minutes: number): string {
  if (minutes === 0) return words.sameTime
  const time = timeInWords(Math.abs(minutes))
  return minutes > 0 ? words.timeMore({ time }) : words.timeLess({ time })
}

/** The days that move: "November 23 instead of November 22". */
export function laterWords(
  { milestones }: Pick<LearningRoute['form'], 'milestones'>,
  later: (Day | null)[],
  today: Day,
): string[] {
  return milestones.flatMap(({ date }, place) => {
    const day = later[place]
    return date && day && day !== date ? [words.dayInstead({ day: dayName(day, today), before: dayName(date, today) })] : []
  })
}

/** Whether the chosen plan needs a way out. */
export const isOff = ({ kind }: RouteState) => kind === 'late' || kind === 'short' || kind === 'lacks' || kind === 'gone'
