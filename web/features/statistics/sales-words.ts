import type { SalesUnit } from '#contract/statistics/statistics.ts'
import { formatCalendarDay, lazily, locale } from '#web/ui/format.ts'
import { during } from './words.ts'

const month = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const shortMonth = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }))
const shortDay = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }))

export const formatPeriod = (date: string, unit: SalesUnit) =>
  unit === 'month' ? month().format(new Date(date)) : formatCalendarDay(date)
/** For the narrow scale below the bars. */
export const formatMark = (date: string, unit: SalesUnit) => (unit === 'month' ? shortMonth() : shortDay()).format(new Date(date))

/** "on Nov 3, 2026" */
export const duringPeriod = (date: string, unit: SalesUnit) => during[unit]({ date: formatPeriod(date, unit) })
