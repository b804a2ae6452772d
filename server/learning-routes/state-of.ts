import { formLimits } from '#contract/form-limits.ts'
import type { RouteState } from '#contract/learning-routes.ts'
import { dayWhenDone, minutesUntil, type Pace, workingDays } from './days.ts'
import type { Schedule } from './schedule.ts'

export interface Followed {
  pace: Pace
  /** By milestone. */
  dates: (string | null)[]
  schedule: Schedule
  /** Courses of the plan that are neither offered nor owned. */
  goneIds: number[]
  isAllBought: boolean
}

/** Whether a chosen plan still keeps its dates. */
export function stateOf({ pace, dates, schedule, goneIds, isAllBought }: Followed, today: string): RouteState {
  if (goneIds.length > 0) return { kind: 'gone', courseIds: goneIds }
  if (schedule.minutes === 0 && isAllBought) return { kind: 'done' }
  const due = dates.map((date, place) => ({ date, minutes: dueUntil(schedule, place) }))
  const isLate = ({ date, minutes }: (typeof due)[number]) => date !== null && minutes > minutesUntil(pace, today, date)
  const milestone = due.findIndex(isLate)
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
  }
}

/** What is left to learn of everything that is due until a milestone. */
const dueUntil = ({ courses }: Schedule, place: number) =>
  courses.reduce((sum, { by, minutes }) => (by <= place ? sum + minutes : sum), 0)

/** The half hours a week that so much takes in so many days. */
const halvesFor = (minutes: number, days: number) => (minutes === 0 ? 0 : Math.ceil((7 * minutes) / (30 * days)))
