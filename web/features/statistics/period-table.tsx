import type { ReactNode } from 'react'
import type { SalesUnit } from '#contract/statistics/statistics.ts'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { formatPeriod } from './sales-words.ts'

const heads: Record<SalesUnit, string> = { day: 'Date', week: 'Week of', month: 'Month' }
const units: Record<SalesUnit, string> = { day: 'Days', week: 'Weeks', month: 'Months' }

interface PeriodTableProps<Period> {
  label: string
  periods: Period[]
  unit: SalesUnit
  /** Empty periods are left out. */
  isEmpty: (period: Period) => boolean
  /** What these lack: "a sale". */
  lack: string
  columns: readonly { head: string; cell: (period: Period) => ReactNode }[]
}

/** The chart's figures, newest first. */
export function PeriodTable<Period extends { date: string }>(props: PeriodTableProps<Period>) {
  const { label, periods, unit, isEmpty, lack, columns } = props
  const busy = periods.filter((period) => !isEmpty(period)).reverse()
  return (
    <FiguresTable
      label={label}
      heads={[heads[unit], ...columns.map(({ head }) => head)]}
      rows={busy.map((period) => ({
        key: period.date,
        cells: [formatPeriod(period.date, unit), ...columns.map(({ cell }) => cell(period))],
      }))}
      note={`Days are counted in UTC. ${units[unit]} without ${lack} are left out.`}
    />
  )
}
