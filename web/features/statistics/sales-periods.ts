import type { SalesUnit } from '#contract/statistics/statistics.ts'

const dayLength = 24 * 60 * 60 * 1000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

interface Range<Period> {
  from: string
  to: string
  unit: SalesUnit
  periods: Period[]
}

/** Every period of the range (UTC), including empty ones, which the server does not send. */
export function everyPeriod<Figures extends object>(
  { from, to, unit, periods }: Range<Figures & { date: string }>,
  empty: Figures,
): (Figures & { date: string })[] {
  const known = new Map(periods.map((period) => [period.date, period]))
  const all: (Figures & { date: string })[] = []
  for (let date = periodStart(from, unit); date <= to; date = following(date, unit))
    all.push(known.get(date) ?? { ...empty, date })
  return all
}

/** Weeks begin on Sunday, like on the server. */
function periodStart(date: string, unit: SalesUnit): string {
  if (unit === 'day') return date
  if (unit === 'month') return `${date.slice(0, 7)}-01`
  const day = new Date(date)
  return isoDay(day.getTime() - day.getUTCDay() * dayLength)
}

function following(date: string, unit: SalesUnit): string {
  if (unit === 'month') {
    const [year = 0, month = 0] = date.split('-').map(Number)
    return isoDay(Date.UTC(year, month, 1))
  }
  return isoDay(Date.parse(date) + (unit === 'week' ? 7 : 1) * dayLength)
}
