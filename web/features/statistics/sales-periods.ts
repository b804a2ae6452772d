import type { SalesPeriod, SalesRange, SalesUnit } from '#contract/statistics.ts'

const dayLength = 24 * 60 * 60 * 1000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Every period of the range (UTC), including empty ones, which the server does not send. */
export function everyPeriod({ from, to, unit, periods }: Pick<SalesRange, 'from' | 'to' | 'unit' | 'periods'>): SalesPeriod[] {
  const known = new Map(periods.map((period) => [period.date, period]))
  const all: SalesPeriod[] = []
  for (let date = startOf(from, unit); date <= to; date = following(date, unit))
    all.push(known.get(date) ?? { date, sold: 0, points: 0, completed: 0 })
  return all
}

/** Weeks begin on Monday, like on the server. */
function startOf(date: string, unit: SalesUnit): string {
  if (unit === 'day') return date
  if (unit === 'month') return `${date.slice(0, 7)}-01`
  const day = new Date(date)
  return isoDay(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayLength)
}

function following(date: string, unit: SalesUnit): string {
  if (unit === 'month') {
    const [year = 0, month = 0] = date.split('-').map(Number)
    return isoDay(Date.UTC(year, month, 1))
  }
  return isoDay(Date.parse(date) + (unit === 'week' ? 7 : 1) * dayLength)
}
