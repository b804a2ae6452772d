import { addDays, type Day } from '#web/core/days.ts'
import { locale } from '#web/ui/format.ts'
import { timeInWords } from '#web/ui/time-words.ts'
import { words } from './words.ts'

// A day has no time zone: it is parsed as UTC, so it must be formatted as UTC.
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
const full = format({ weekday: 'long', day: 'numeric', month: 'long' })
const fullWithYear = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const range = format({ day: 'numeric', month: 'long', year: 'numeric' })
const month = format({ month: 'short' })
const shortWeekday = format({ weekday: 'short' })
const longWeekday = format({ weekday: 'long' })

export const dayOfMonth = (day: Day) => Number(day.slice(8))
export const monthName = (day: Day) => month.format(new Date(day))
export const rangeInWords = (from: Day, to: Day) => range.formatRange(new Date(from), new Date(to))
/** With the year, unless it is the current one. */
export const dayInWords = (day: Day, today: Day) =>
  (day.slice(0, 4) === today.slice(0, 4) ? full : fullWithYear).format(new Date(day))

export const weekdays = (sunday: Day) =>
  Array.from({ length: 7 }, (_, place) => {
    const day = new Date(addDays(sunday, place))
    return { short: shortWeekday.format(day), long: longWeekday.format(day) }
  })

export interface TileContent {
  /** How many materials were learned. */
  learned: number
  /** The minutes that routes have planned. */
  planned: number
  hasDeadline: boolean
}

/** The content of a tile for screen readers: "Tuesday, November 3, today, 4 materials learned, 25 minutes planned, review deadline". */
export function tileInWords(day: Day, today: Day, { learned, planned, hasDeadline }: TileContent): string {
  const parts = [
    dayInWords(day, today),
    day === today && words.dayIsToday,
    learned > 0 && words.dayLearned({ count: learned }),
    planned > 0 && words.dayPlanned({ time: timeInWords(planned) }),
    hasDeadline && words.dayHasDeadline,
  ]
  return parts.filter(Boolean).join(', ')
}
