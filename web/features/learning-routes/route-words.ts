import type { LearningRoute, RouteChange, RoutePlan, RouteState, RouteWeek } from '#contract/learning-routes/learning-routes.ts'
import { addDays, type Day, timeZone, toDay } from '#web/core/days.ts'
import { counted, lazily, locale } from '#web/ui/format.ts'
import { timeInWords } from '#web/ui/time-words.ts'

// A day has no time zone: it is parsed as UTC, so it must be formatted as UTC.
const format = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
const day = format({ month: 'long', day: 'numeric' })
const dayWithYear = format({ month: 'long', day: 'numeric', year: 'numeric' })
const shortDay = format({ month: 'short', day: 'numeric' })

/** "March 1", with the year unless it is the present one. */
export const dayName = (date: Day, today: Day) =>
  (date.slice(0, 4) === today.slice(0, 4) ? day : dayWithYear)().format(new Date(date))
/** "Mar 1" */
export const shortDayName = (date: Day) => shortDay().format(new Date(date))
/** "Nov 30 – Dec 6": from Sunday to Saturday. */
export const weekName = (sunday: Day) => shortDay().formatRange(new Date(sunday), new Date(addDays(sunday, 6)))

/** "2.5 hours left this week" */
export function weekWords({ isOff, minutes }: RouteWeek): string {
  if (isOff) return 'This week is off'
  return minutes === 0 ? 'Nothing left for this week' : `${timeInWords(minutes)} left this week`
}

/** "1 hour", "4.5 hours" */
export const hoursWords = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

/** "SQL 3 and Statistics 4 by March 1" for each milestone. */
export function goalWords(form: Pick<LearningRoute['form'], 'milestones'>, names: Map<number, string>, today: Day): string[] {
  return form.milestones.map(({ skills, date }) => {
    const levels = skills.map(({ skillId, level }) => (names.has(skillId) ? `${names.get(skillId)} ${level}` : 'a deleted skill'))
    return `${inARow(levels)}${date ? ` by ${dayName(date, today)}` : ''}`
  })
}

const inARow = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`)

interface RouteDates {
  /** The day of the last milestone. */
  wantedDate: Day | null
  /** When it is finished at this pace. */
  finishDate: Day | null
}

/** Whether a route keeps its dates. */
export function stateWords(state: RouteState, { wantedDate, finishDate }: RouteDates, today: Day): string {
  if (state.kind === 'none') return 'No plan chosen yet'
  if (state.kind === 'done') return 'Reached'
  if (state.kind === 'holds') {
    if (wantedDate) return `On track for ${dayName(wantedDate, today)}`
    return finishDate ? `On track to finish by ${dayName(finishDate, today)}` : 'On track'
  }
  if (state.kind === 'gone')
    return state.courseIds.length === 1
      ? 'One of its courses is no longer offered'
      : `${state.courseIds.length} of its courses are no longer offered`
  if (state.kind === 'lacks')
    return `The plan does not reach ${state.date ? `the goal of ${dayName(state.date, today)}` : 'the goal'}`
  if (state.kind === 'short') {
    const missing = `${counted(state.missing, 'point')} ${state.missing === 1 ? 'is' : 'are'} missing`
    return state.date ? `${missing} for ${dayName(state.date, today)}` : missing
  }
  const { hoursNeeded, otherwise } = state
  const wanted = dayName(state.date, today)
  if (hoursNeeded === null)
    return `Late: ${wanted} is no longer possible${otherwise ? `; at your pace it will be ${dayName(otherwise, today)}` : ''}`
  return `Late: ${wanted} needs ${hoursWords(hoursNeeded)} a week${otherwise ? `; otherwise it will be ${dayName(otherwise, today)}` : ''}`
}

/** What a change is worth: "1 hour more a week: 19 days sooner". */
export function changeWords(change: RouteChange): string {
  const sooner = change.daysSooner > 0 ? [`${counted(change.daysSooner, 'day')} sooner`] : []
  if (change.kind === 'hours') return `${hoursWords(change.hours)} more a week: ${sooner}`
  if (change.kind === 'points') return `${counted(change.points, 'point')} more: ${sooner}`
  const fewer = change.pointsLess > 0 ? [`${counted(change.pointsLess, 'point')} less`] : []
  return `${change.skillName} ${change.instead} instead of ${change.level}: ${[...fewer, ...sooner].join(', ')}`
}

/** How sure it is that no other plan for this day costs less. `keepsBought`: only plans with what was bought may have been compared. */
export function proofWords(
  { price, proof, changes }: RoutePlan,
  { keepsBought = false } = {},
): { seal: string; sentence: string; isProven: boolean } {
  if (changes) return renewalWords(changes, proof.isOptimal)
  if (proof.isOptimal || proof.leastPrice >= price) {
    const other = `no other choice that ${keepsBought ? 'keeps what you have bought and ' : ''}is finished by then`
    return { seal: 'Cheapest possible', sentence: `Proven: ${other} costs less.`, isProven: true }
  }
  const saved = `${counted(price - proof.leastPrice, 'point')} could be saved`
  const by = keepsBought ? ' by a plan that keeps what you have bought' : ''
  return { seal: 'Best found', sentence: `Time ran out before more could be proven: at most ${saved}${by}.`, isProven: false }
}

/** How sure it is that no other plan changes fewer courses. */
function renewalWords({ count, least }: NonNullable<RoutePlan['changes']>, isOptimal: boolean) {
  if (count > least) {
    const sentence = `Time ran out before more could be proven: ${counted(least, 'new course')} might be enough.`
    return { seal: 'Few changes', sentence, isProven: false }
  }
  const proven = 'Proven: no other plan that keeps the dates and what you have bought has fewer new courses'
  const sentence = isOptimal
    ? `${proven}, and none of those with as few costs less.`
    : `${proven}; it may not be the cheapest of those.`
  return { seal: 'Fewest changes', sentence, isProven: true }
}

/** Of which day the figures of a plan are. The day is kept only of the last search; a plan that is just being found is of today. */
export function foundWords(
  { plans, searchedAtUTC, chosen }: Pick<LearningRoute, 'plans' | 'searchedAtUTC' | 'chosen'>,
  { id }: RoutePlan,
  today: Day,
): string {
  if (searchedAtUTC && plans.some((plan) => plan.id === id))
    return ` Found on ${dayName(toDay(new Date(searchedAtUTC), timeZone), today)}.`
  return chosen?.plan.id === id ? ' Its price and time are those of the day on which it was found.' : ''
}

/** A step of the staircase for screen readers. */
export function planWords(plan: RoutePlan, today: Day): string {
  const { finishDate, price, courses } = plan
  return `Finished by ${dayName(finishDate, today)}: ${counted(price, 'point')}, ${counted(courses, 'course')}, ${proofWords(plan).seal.toLowerCase()}`
}
