import type { SalesPeriod, SalesUnit } from '#contract/statistics.ts'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import { formatPeriod } from './sales-words.ts'

const heads: Record<SalesUnit, string> = { day: 'Date', week: 'Week of', month: 'Month' }
const units: Record<SalesUnit, string> = { day: 'Days', week: 'Weeks', month: 'Months' }

/** The chart's figures, newest first. */
export function SalesTable({ periods, unit }: { periods: SalesPeriod[]; unit: SalesUnit }) {
  const busy = periods.filter(({ sold, completed }) => sold > 0 || completed > 0).reverse()
  return (
    <FiguresTable
      label={`Sales by ${unit}`}
      heads={[heads[unit], 'Sold', 'Completed', 'Points']}
      rows={busy.map(({ date, sold, completed, points }) => ({
        key: date,
        cells: [formatPeriod(date, unit), formatNumber(sold), formatNumber(completed), <Points key="points" value={points} />],
      }))}
      note={`Days are counted in UTC. ${units[unit]} without a sale or completion are left out.`}
    />
  )
}
