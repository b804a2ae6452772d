import type { SalesUnit } from '#contract/statistics.ts'
import { counted } from '#web/ui/counted.ts'
import { formatCalendarDay } from '#web/ui/dates.ts'
import { once } from '#web/ui/once.ts'

export type SalesView = 'sold' | 'points' | 'completed'

const month = once(() => new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const shortMonth = once(() => new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' }))
const shortDay = once(() => new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }))

export const formatPeriod = (date: string, unit: SalesUnit) =>
  unit === 'month' ? month().format(new Date(date)) : formatCalendarDay(date)
/** For the narrow scale below the bars. */
export const formatMark = (date: string, unit: SalesUnit) => (unit === 'month' ? shortMonth() : shortDay()).format(new Date(date))

/** "12 sold", "1,250 points" */
export const figureOf = (view: SalesView, value: number) =>
  view === 'points' ? counted(value, 'point') : `${value.toLocaleString()} ${view}`

/** "on Nov 3, 2026" */
export const duringPeriod = (date: string, unit: SalesUnit) =>
  `${{ day: 'on', week: 'in the week of', month: 'in' }[unit]} ${formatPeriod(date, unit)}`
