import type { StatisticsDay } from '#contract/learning.ts'
import { limits } from '#contract/limits.ts'

/** A day of the calendar as ISO text (2026-11-03). It has no clock, so neither a time zone nor a change of clocks can move it. */
export type Day = string

const dayInMs = 86_400_000
const daysInWeek = 7
const weeksShown = 3
/** How far the calendar moves at once. */
export const step = 14

/** The day that it is somewhere at a moment. */
export function dayOf(moment: Date, timeZone: string): Day {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return ['year', 'month', 'day'].map((part) => parts.get(part as Intl.DateTimeFormatPartTypes)).join('-')
}

export const addDays = (day: Day, count: number): Day => new Date(Date.parse(day) + count * dayInMs).toISOString().slice(0, 10)

/** The Sunday of its week. */
export const weekOf = (day: Day): Day => addDays(day, -new Date(day).getUTCDay())

/** The calendar begins with the week before the one that has this day. */
export const firstDay = (today: Day): Day => addDays(weekOf(today), -daysInWeek)
export const lastDay = (start: Day): Day => addDays(start, weeksShown * daysInWeek - 1)

export const weeksFrom = (start: Day): Day[][] =>
  Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: daysInWeek }, (_, day) => addDays(start, week * daysInWeek + day)),
  )

/** Where the calendar has to begin to show a day: as it is, or moved by as many steps as it takes. */
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

/** Which day a key leads to in the grid; undefined for keys that lead nowhere. */
export function dayByKey(key: string, day: Day): Day | undefined {
  if (key === 'Home') return weekOf(day)
  if (key === 'End') return addDays(weekOf(day), daysInWeek - 1)
  const days = daysByKey.get(key)
  return days === undefined ? undefined : addDays(day, days)
}

/** 0 for nothing, up to 3: how many of the specification's thresholds the count is above. */
export const shadeOf = (learned: number) => limits.learning.shades.filter((threshold) => learned > threshold).length

export const byDay = (days: StatisticsDay[]) =>
  new Map(days.map((day) => [[day.date.year, pad(day.date.month), pad(day.date.day)].join('-'), day]))

/** A day that an address names; only of this century, so that no arithmetic leaves the years of four digits. */
export function readDay(text: string | null): Day | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return undefined
  return addDays(text, 0) === text ? text : undefined
}

const pad = (number: number) => String(number).padStart(2, '0')
