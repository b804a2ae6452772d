import { TimeZone } from '#contract/learning/learning.ts'

/** A day as ISO text (2026-11-03). Without a time, so that neither a time zone nor daylight saving can shift it. */
export type Day = string

const dayInMs = 86_400_000

/** The browser's time zone, or UTC if it has no usable one. */
export const timeZone = TimeZone.safeParse({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }).data?.timeZone ?? 'UTC'

/** The day of a moment in a time zone. */
export function toDay(moment: Date, timeZone: string): Day {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return ['year', 'month', 'day'].map((part) => parts.get(part as Intl.DateTimeFormatPartTypes)).join('-')
}

export const addDays = (day: Day, count: number): Day => new Date(Date.parse(day) + count * dayInMs).toISOString().slice(0, 10)

export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayInMs)
