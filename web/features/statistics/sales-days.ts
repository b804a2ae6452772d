import type { SalesDay } from '#contract/statistics.ts'

export const chartDays = 90
const dayLength = 24 * 60 * 60 * 1000

/** Every one of the last days (UTC), the quiet ones too: the server tells only of those on which something happened. */
export function everyDay(days: readonly SalesDay[], today: string, count = chartDays): SalesDay[] {
  const known = new Map(days.map((day) => [day.date, day]))
  // A clock that is behind the server's must not cut off its newest day.
  const last = [today, ...known.keys()].reduce((later, date) => (date > later ? date : later))
  return Array.from({ length: count }, (_, place) => {
    const date = new Date(Date.parse(last) - (count - 1 - place) * dayLength).toISOString().slice(0, 10)
    return known.get(date) ?? { date, sold: 0, points: 0, completed: 0 }
  })
}

/** Where the scale ends: a round figure, not below the largest, whose half is whole too. */
export function scaleTop(largest: number): number {
  const half = Math.max(largest, 2) / 2
  const step = 2 * 10 ** Math.floor(Math.log10(half))
  return Math.ceil((half * 2) / step) * step
}

/** The places where a month begins, for the scale below. */
export const monthStarts = (days: readonly SalesDay[]) =>
  days.flatMap(({ date }, place) => (date.endsWith('-01') ? [{ date, place }] : []))
