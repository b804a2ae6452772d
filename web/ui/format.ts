import { words } from './first-words.ts'

/**
 * The screens are in English, so dates and numbers are too, regardless of the browser's language. American English, because the
 * calendar's weeks begin on Sunday.
 */
export const locale = 'en-US'

/** Makes a formatter when it is first needed, because making one is slow and the first screen needs few of them. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const number = (options?: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(locale, options))
const date = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat(locale, options))

const signed = number({ signDisplay: 'exceptZero' })
const percentage = number({ style: 'percent', maximumFractionDigits: 1 })
const upToOneDecimal = number({ maximumFractionDigits: 1 })

/** "12,000", for whole numbers. By hand, like the days below: the browser's formatters would be a tenth of the first load's work. */
export const formatNumber = (whole: number) => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',')
/** "+12", "−3" */
export const formatSigned = (value: number) => signed().format(value).replace('-', '−')
/** "45%" of 45 */
export const percent = (ofHundred: number) => percentage().format(ofHundred / 100)

/** "312 bytes", "1.5 MB" */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return words.bytes({ count: bytes })
  const power = bytes < 1024 ** 2 ? 1 : bytes < 1024 ** 3 ? 2 : 3
  return `${upToOneDecimal().format(bytes / 1024 ** power)} ${['KB', 'MB', 'GB'][power - 1]}`
}

/** "2.5": minutes divided by 60, to 1 decimal, as the specification measures learning time. */
export function inHours(minutes: number): string {
  const tenths = Math.round(minutes / 6)
  return `${formatNumber(Math.floor(tenths / 10))}.${tenths % 10}`
}
/** "2.5 hours" */
export const hours = (minutes: number) => words.hours({ hours: inHours(minutes) })

const twoDigits = (value: number) => String(value).padStart(2, '0')
/** "62:33": the length of a video, as the specification writes it. */
export const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
/** "4:07", "1:02:33": a moment in a video. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  if (whole < 3600) return minutesAndSeconds(whole)
  return `${Math.floor(whole / 3600)}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const minute = date({ dateStyle: 'medium', timeStyle: 'short' })
const timeOfDay = date({ timeStyle: 'short' })

const dayOfThisYear = (date: Date) => `${months[date.getMonth()]} ${date.getDate()}`
const day = (date: Date) => `${dayOfThisYear(date)}, ${date.getFullYear()}`

/** "Jan 5, 2026", in the reader's time zone, like the next ones; the server sends UTC. */
export const formatDay = (utc: string) => day(new Date(utc))
/** Leaves out the current year, so that the day fits into a short line. */
export function formatShortDay(utc: string): string {
  const date = new Date(utc)
  return date.getFullYear() === new Date().getFullYear() ? dayOfThisYear(date) : day(date)
}
export const formatMinute = (utc: string) => minute().format(new Date(utc))
export const formatTime = (utc: string) => timeOfDay().format(new Date(utc))
/** A day without a time, such as a publication date: the same day everywhere. */
export function formatCalendarDay(isoDate: string): string {
  const date = new Date(isoDate)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
