import { formLimits } from '#contract/core/form-limits.ts'

/** How fast somebody learns. */
export interface Pace {
  /** In half hours, so all sums are exact. */
  hoursPerWeek: number
  /** The Sundays with which weeks without learning begin. */
  weeksOff: string[]
}

const msPerDay = 86_400_000

/** The day, like 2026-11-01, that it is in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    moment,
  )
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}`
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / msPerDay

/** The first day of its week. */
export const sundayBefore = (date: string): string => addDays(date, -new Date(date).getUTCDay())

/** The days from one to the other, both included, that are in no week off. */
function workingDays({ weeksOff }: Pick<Pace, 'weeksOff'>, from: string, to: string): number {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = (begin: number, end: number) => Math.max(0, (end - begin) / msPerDay + 1)
  let days = count(first, last)
  for (const sunday of new Set(weeksOff)) {
    const begin = Date.parse(sunday)
    days -= count(Math.max(begin, first), Math.min(begin + 6 * msPerDay, last))
  }
  return days
}

/** What can be learned from one day to the other, both included. */
export const minutesUntil = (pace: Pace, from: string, to: string): number =>
  Math.floor((pace.hoursPerWeek * 60 * workingDays(pace, from, to)) / 7)

/** The same until each day from this one on, as far ahead as routes are planned. */
export function minutesByDay({ hoursPerWeek, weeksOff }: Pace, from: string): number[] {
  const offs = new Set(weeksOff.flatMap((sunday) => Array.from({ length: 7 }, (_, day) => daysBetween(from, sunday) + day)))
  let days = 0
  return Array.from({ length: formLimits.learningRoutes.days + 1 }, (_, day) => {
    if (!offs.has(day)) days++
    return Math.floor((hoursPerWeek * 60 * days) / 7)
  })
}

/** The earliest day by which so much is learned, or null if it is further ahead than routes are planned. */
export function dayWhenDone(pace: Pace, from: string, minutes: number): string | null {
  let [low, high] = [0, formLimits.learningRoutes.days]
  const isEnough = (days: number) => minutesUntil(pace, from, addDays(from, days)) >= minutes
  if (minutes <= 0) return from
  if (!isEnough(high)) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return addDays(from, low)
}
