import type { ReactNode } from 'react'
import type { SalesUnit } from '#contract/statistics/statistics.ts'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { formatPeriod } from './sales-words.ts'
import { unitHeads } from './words.ts'

interface PeriodTableProps<Period> {
  label: string
  periods: Period[]
  unit: SalesUnit
  /** Empty periods are left out. */
  isEmpty: (period: Period) => boolean
  /** Says that they are. */
  note: string
  columns: readonly { head: string; cell: (period: Period) => ReactNode }[]
}

/** The chart's figures, newest first. */
export function PeriodTable<Period extends { date: string }>(props: PeriodTableProps<Period>) {
  const { label, periods, unit, isEmpty, note, columns } = props
  const busy = periods.filter((period) => !isEmpty(period)).reverse()
  return (
    <FiguresTable
      label={label}
      heads={[unitHeads[unit], ...columns.map(({ head }) => head)]}
      rows={busy.map((period) => ({
        key: period.date,
        cells: [formatPeriod(period.date, unit), ...columns.map(({ cell }) => cell(period))],
      }))}
      note={note}
    />
  )
}
