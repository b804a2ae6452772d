import { formLimits } from '#contract/core/form-limits.ts'
import type { StatisticsDay } from '#contract/learning/learning.ts'
import { addDays, type Day } from '#web/core/days.ts'

const daysInWeek = 7
const weeksShown = 3
/** How many days the calendar moves at once. */
export const step = 14

/** The Sunday of its week. */
export const sundayBefore = (day: Day): Day => addDays(day, -new Date(day).getUTCDay())

/** The calendar begins with the week before this day's. */
export const firstDay = (today: Day): Day => addDays(sundayBefore(today), -daysInWeek)
export const lastDay = (start: Day): Day => addDays(start, weeksShown * daysInWeek - 1)

export const weeksFrom = (start: Day): Day[][] =>
  Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: daysInWeek }, (_, day) => addDays(start, week * daysInWeek + day)),
  )

/** Where the calendar must begin to show a day, moved by whole steps if needed. */
export function startShowing(day: Day, start: Day): Day {
  if (day < start) return startShowing(day, addDays(start, -step))
  return day > lastDay(start) ? startShowing(day, addDays(start, step)) : start
}

const daysByKey = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -daysInWeek],
  ['ArrowDown', daysInWeek],
  ['PageUp', -step],
  ['PageDown', step],
])

/** Which day a key leads to in the grid; undefined for other keys. */
export function dayByKey(key: string, day: Day): Day | undefined {
  if (key === 'Home') return sundayBefore(day)
  if (key === 'End') return addDays(sundayBefore(day), daysInWeek - 1)
  const days = daysByKey.get(key)
  return days === undefined ? undefined : addDays(day, days)
}

/** 0 to 3: how many of the specification's thresholds the count exceeds. */
export const learnedShade = (learned: number) => formLimits.learning.shades.filter((threshold) => learned > threshold).length

export const byDay = (days: StatisticsDay[]) =>
  new Map(days.map((day) => [[day.date.year, pad(day.date.month), pad(day.date.day)].join('-'), day]))

/** A day from an address; only of this century, so that years always have four digits. */
export function readDay(text: string | null): Day | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return undefined
  return addDays(text, 0) === text ? text : undefined
}

const pad = (number: number) => String(number).padStart(2, '0')
