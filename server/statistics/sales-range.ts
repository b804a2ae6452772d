import type { SalesRange, SalesRangeQuery, SalesUnit } from '#contract/statistics/statistics.ts'
import type { Parts } from '#server/core/app.ts'
import { findFirstDay, listSalesPeriods } from './sales.queries.ts'

export async function getSalesRange(parts: Parts, query: SalesRangeQuery): Promise<SalesRange> {
  const { from, to } = await readRange(parts, query)
  const unit = unitFor(from, to)
  const periods = await listSalesPeriods(parts.db, from, to, unit)
  const sum = (name: 'sold' | 'points' | 'completed') => periods.reduce((total, period) => total + period[name], 0)
  return { from, to, unit, sold: sum('sold'), points: sum('points'), completed: sum('completed'), periods }
}

export async function listSalesDays(parts: Parts, query: SalesRangeQuery) {
  const { from, to } = await readRange(parts, query)
  return listSalesPeriods(parts.db, from, to, 'day')
}

const readRange = (parts: Parts, query: SalesRangeQuery) => resolveRange(parts, query, () => findFirstDay(parts.db))

/** Begins with the first day and ends today by default. It never ends before it begins. */
export async function resolveRange(
  { clock }: Parts,
  query: SalesRangeQuery,
  findFirst: () => Promise<string | undefined>,
): Promise<{ from: string; to: string }> {
  const today = clock.now().toISOString().slice(0, 10)
  const to = query.to ?? (query.from && query.from > today ? query.from : today)
  if (query.from) return { from: query.from, to }
  const first = await findFirst()
  return { from: first && first < to ? first : to, to }
}

const dayLength = 24 * 60 * 60 * 1000

/** Gives a chart at most about a hundred bars. */
export function unitFor(from: string, to: string): SalesUnit {
  const days = 1 + (Date.parse(to) - Date.parse(from)) / dayLength
  if (days <= 92) return 'day'
  return days <= 731 ? 'week' : 'month'
}
