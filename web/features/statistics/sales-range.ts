import { SalesRangeQuery } from '#contract/statistics/statistics.ts'
import { formatCalendarDay } from '#web/ui/format.ts'

import { rangeNames, words } from './words.ts'
export type RangeName = `${keyof typeof rangeNames}`

export interface ChosenRange {
  name: RangeName
  /** Only for a custom range; both ends are included. */
  from: string
  to: string
}

const usual = '90'
const dayLength = 24 * 60 * 60 * 1000

export function readRange(params: URLSearchParams): ChosenRange {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  if (isRange(from, to)) return { name: 'custom', from, to }
  const name = params.get('range') ?? usual
  return { name: Object.hasOwn(rangeNames, name) && name !== 'custom' ? (name as RangeName) : usual, from: '', to: '' }
}

export function withRange(params: URLSearchParams, { name, from, to }: ChosenRange): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const key of ['range', 'from', 'to']) next.delete(key)
  if (name === 'custom') {
    next.set('from', from)
    next.set('to', to)
  } else if (name !== usual) next.set('range', name)
  return next
}

/** What is wrong with the two ends; undefined if they are valid. */
export function rangeProblem(from: string, to: string): string | undefined {
  if (from === '' || to === '') return words.chooseDays
  if (from > to) return words.wrongOrder
  return SalesRangeQuery.safeParse({ from, to }).success ? undefined : words.tooLong
}
const isRange = (from: string, to: string) => rangeProblem(from, to) === undefined

/** Ranges up to now have no end, so that a clock behind the server's does not cut off the newest day. */
export function toQuery({ name, from, to }: ChosenRange, now: Date): { from?: string; to?: string } {
  if (name === 'custom') return { from, to }
  if (name === 'all') return {}
  if (name === 'year') return { from: `${now.getUTCFullYear()}-01-01` }
  return { from: new Date(now.getTime() - (Number(name) - 1) * dayLength).toISOString().slice(0, 10) }
}

/** "in the last 90 days" */
export function rangeInWords({ name, from, to }: ChosenRange, began: string = words.sincePortalBegan): string {
  if (name === 'custom')
    return from === to
      ? words.onDay({ day: formatCalendarDay(from) })
      : words.fromTo({ from: formatCalendarDay(from), to: formatCalendarDay(to) })
  if (name === 'all') return began
  return name === 'year' ? words.thisYear : words.inLastDays({ count: Number(name) })
}
