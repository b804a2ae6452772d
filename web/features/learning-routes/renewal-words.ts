import type { LearningRoute, RouteState } from '#contract/learning-routes/learning-routes.ts'
import type { RenewedPlan } from '#contract/learning-routes/route-renewal.ts'
import type { Day } from '#web/core/days.ts'
import { counted } from '#web/ui/format.ts'
import { timeInWords } from '#web/ui/time-words.ts'
import { dayName } from './route-words.ts'

/** What a renewed plan is, in a few words. */
export function renewalTitle({ plan, comes, leaves, pointsMore }: RenewedPlan): string {
  // It is offered because it costs less than the plan with the fewest new courses. The one that is followed may be cheaper still.
  if (plan.changes === null) return pointsMore < 0 ? pointsMoreWords(pointsMore) : 'The cheapest one found'
  if (comes.length > 0) return `With ${counted(comes.length, 'new course')}`
  return leaves.length > 0 ? 'Fewer courses' : 'The same courses in another order'
}

/** When no other plan is offered. `isCheapest`: that none is cheaper is proven, of plans with what was bought. */
export function noChangeWords({ isCheapest, hasBought }: { isCheapest: boolean; hasBought: boolean }): string {
  if (!isCheapest) return 'Your plan needs no change. No cheaper one was found in the time allowed for a search.'
  return `Your plan needs no change: none ${hasBought ? 'that keeps what you have bought ' : ''}is cheaper.`
}

/** Whether it differs from the plan that is followed and holds. */
export const isChange = ({ comes, leaves }: RenewedPlan) => comes.length > 0 || leaves.length > 0

/** "20 points more", "5 points less" */
export const pointsMoreWords = (points: number) => moreWords(points, counted(Math.abs(points), 'point'), 'the same price')
/** "2.5 hours less" */
export const minutesMoreWords = (minutes: number) => moreWords(minutes, timeInWords(Math.abs(minutes)), 'the same time')

const moreWords = (value: number, words: string, same: string) => (value === 0 ? same : `${words} ${value > 0 ? 'more' : 'less'}`)

/** The days that move: "November 23 instead of November 22". */
export function laterWords(
  { milestones }: Pick<LearningRoute['form'], 'milestones'>,
  later: (Day | null)[],
  today: Day,
): string[] {
  return milestones.flatMap(({ date }, place) => {
    const day = later[place]
    return date && day && day !== date ? [`${dayName(day, today)} instead of ${dayName(date, today)}`] : []
  })
}

/** Whether the chosen plan needs a way out. */
export const isOff = ({ kind }: RouteState) => kind === 'late' || kind === 'short' || kind === 'lacks' || kind === 'gone'
