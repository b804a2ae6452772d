const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const calendarDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

/** In the reader's own zone and manner; the server speaks UTC. */
export const formatDay = (utc: string) => day.format(new Date(utc))
export const formatMinute = (utc: string) => minute.format(new Date(utc))
/** A day without a time, such as a publication's: the same day everywhere. */
export const formatCalendarDay = (isoDate: string) => calendarDay.format(new Date(isoDate))
