import { locale } from './locale.ts'
import { once } from './once.ts'

const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const dayOfThisYear = once(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }))
const minute = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
const calendarDay = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))

/** In the reader's own time zone; the server sends UTC. */
export const formatDay = (utc: string) => day().format(new Date(utc))
/** The year is said only where it is another one, so that the day fits into a short line. */
export const formatShortDay = (utc: string) =>
  (new Date(utc).getFullYear() === new Date().getFullYear() ? dayOfThisYear : day)().format(new Date(utc))
export const formatMinute = (utc: string) => minute().format(new Date(utc))
/** A day without a time, such as a publication's: the same day everywhere. */
export const formatCalendarDay = (isoDate: string) => calendarDay().format(new Date(isoDate))
