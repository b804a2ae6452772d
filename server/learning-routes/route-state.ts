import { formLimits } from '#contract/core/form-limits.ts'
import type { RouteState } from '#contract/learning-routes/learning-routes.ts'
import { addDays, type Pace } from './days.ts'
import type { Schedule } from './schedule.ts'
import { dayWhenLearned, minutesLeft, type Start } from './time-left.ts'

export interface Followed {
  pace: Pace
  start: Start
  /** By milestone. */
  dates: (string | null)[]
  schedule: Schedule
  /** Courses of the plan that are neither offered nor owned. */
  goneIds: number[]
  /** The first milestone whose levels are not reached with all these courses. */
  lacking: number | undefined
  /** What is still to be bought, at today's prices. */
  toBuy: { by: number; price: number }[]
  /** The points until a day, null for any time. Undefined if they do not matter. */
  pointsUntil: ((date: string | null) => number) | undefined
}

/** What is left to learn and to pay of everything that is due until a milestone. */
interface Due {
  date: string | null
  minutes: number
  price: number
}

/** Whether a chosen plan still keeps its dates. */
export function routeState(followed: Followed): RouteState {
  const { pace, start, dates, schedule, goneIds, lacking, toBuy, pointsUntil } = followed
  if (goneIds.length > 0) return { kind: 'gone', courseIds: goneIds }
  if (lacking !== undefined) return { kind: 'lacks', milestone: lacking, date: dates[lacking] ?? null }
  if (schedule.minutes === 0 && toBuy.length === 0) return { kind: 'done' }
  const due = dates.map((date, place): Due => {
    const isDue = ({ by }: { by: number }) => by <= place
    const minutes = schedule.courses.filter(isDue).reduce((sum, course) => sum + course.minutes, 0)
    return { date, minutes, price: toBuy.filter(isDue).reduce((sum, course) => sum + course.price, 0) }
  })
  const missing = due.map(({ date, price }) => (pointsUntil ? price - pointsUntil(date) : 0))
  const short = missing.findIndex((points) => points > 0)
  // More hours a week would not help then, so it comes first.
  if (short >= 0) {
    const later = laterDates(followed, due)
    return { kind: 'short', milestone: short, date: dates[short] ?? null, missing: missing[short] ?? 0, later }
  }
  const milestone = firstLate(pace, start, due)
  const late = due[milestone]
  if (!late?.date) return { kind: 'holds' }
  return {
    kind: 'late',
    milestone,
    date: late.date,
    hoursNeeded: hoursNeeded(pace, start, due),
    otherwise: dayWhenLearned(pace, start, late.minutes),
    later: laterDates(followed, due),
  }
}

/** The place of the first milestone that cannot be kept, or -1. */
const firstLate = (pace: Pace, start: Start, due: Due[]) =>
  due.findIndex(({ date, minutes }) => date !== null && minutes > minutesLeft(pace, start, date))

/** The fewest hours a week, in half hours, that keep all dates of a late plan; null if no possible pace does. */
function hoursNeeded(pace: Pace, start: Start, due: Due[]): number | null {
  const isEnough = (halves: number) => firstLate({ ...pace, hoursPerWeek: halves / 2 }, start, due) < 0
  let [low, high] = [2 * pace.hoursPerWeek + 1, 2 * formLimits.learningRoutes.hoursPerWeek.max]
  if (low > high || !isEnough(high)) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low / 2
}

/** The dates that the same courses keep, each as early as possible but not before the wanted one. */
function laterDates({ pace, start, pointsUntil }: Followed, due: Due[]): (string | null)[] | null {
  const { today } = start
  const dates: (string | null)[] = []
  const last = addDays(today, formLimits.learningRoutes.days)
  for (const { date, minutes, price } of due) {
    const learned = dayWhenLearned(pace, start, minutes)
    if (learned === null) return null
    const paid = !pointsUntil || price === 0 ? today : dayWithPoints(pointsUntil, price, today, last)
    if (paid === null) return null
    if (date === null) {
      dates.push(null)
      continue
    }
    const isReached = minutes === 0 && price === 0
    const before = dates.at(-1)
    const earliest = [date, ...(isReached ? [] : [learned, paid]), ...(before ? [addDays(before, 1)] : [])].sort().at(-1) ?? date
    if (earliest > last) return null
    dates.push(earliest)
  }
  return dates
}

function dayWithPoints(pointsUntil: (date: string) => number, price: number, from: string, last: string): string | null {
  if (pointsUntil(last) < price) return null
  let date = from
  while (pointsUntil(date) < price) date = addDays(date, 1)
  return date
}
