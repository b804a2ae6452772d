import { formLimits } from '#contract/form-limits.ts'
import type { RouteState } from '#contract/learning-routes.ts'
import { addDays, dayWhenDone, minutesUntil, type Pace, workingDays } from './days.ts'
import type { Schedule } from './schedule.ts'

export interface Followed {
  pace: Pace
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
export function stateOf(followed: Followed, today: string): RouteState {
  const { pace, dates, schedule, goneIds, lacking, toBuy, pointsUntil } = followed
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
    const later = laterDates(followed, due, today)
    return { kind: 'short', milestone: short, date: dates[short] ?? null, missing: missing[short] ?? 0, later }
  }
  const milestone = due.findIndex(({ date, minutes }) => date !== null && minutes > minutesUntil(pace, today, date))
  const late = due[milestone]
  if (!late?.date) return { kind: 'holds' }
  const halves = due.map(({ date, minutes }) => (date === null ? 0 : halvesFor(minutes, workingDays(pace, today, date))))
  const hoursNeeded = Math.max(...halves) / 2
  return {
    kind: 'late',
    milestone,
    date: late.date,
    hoursNeeded: hoursNeeded > formLimits.learningRoutes.hoursPerWeek.max ? null : hoursNeeded,
    otherwise: dayWhenDone(pace, today, late.minutes),
    later: laterDates(followed, due, today),
  }
}

/** The half hours a week that so much takes in so many days. */
const halvesFor = (minutes: number, days: number) => (minutes === 0 ? 0 : Math.ceil((7 * minutes) / (30 * days)))

/** The dates that the same courses keep, each as early as possible but not before the wanted one. */
function laterDates({ pace, pointsUntil }: Followed, due: Due[], today: string): (string | null)[] | null {
  const dates: (string | null)[] = []
  const last = addDays(today, formLimits.learningRoutes.days)
  for (const { date, minutes, price } of due) {
    const learned = minutes === 0 ? today : dayWhenDone(pace, today, minutes)
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
