import type { SalesRange } from '#contract/statistics/statistics.ts'
import { counted, formatNumber } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import { type ChartView, PeriodChart } from './period-chart.tsx'
import { PeriodTable } from './period-table.tsx'
import { everyPeriod } from './sales-periods.ts'

const views: [ChartView<SalesView>, ...ChartView<SalesView>[]] = [
  { value: 'sold', label: 'Courses', title: 'Courses sold', figure: (value) => `${formatNumber(value)} sold` },
  { value: 'points', label: 'Points', title: 'Points paid', figure: (value) => counted(value, 'point') },
  { value: 'completed', label: 'Completed', title: 'Courses completed', figure: (value) => `${formatNumber(value)} completed` },
]
type SalesView = 'sold' | 'points' | 'completed'

interface SalesChartProps {
  figures: SalesRange
  /** The range: "in the last 90 days". */
  inWords: string
}

export function SalesChart({ figures, inWords }: SalesChartProps) {
  const { unit } = figures
  const periods = everyPeriod(figures, { sold: 0, points: 0, completed: 0 })
  const addition = (view: SalesView) => {
    if (view === 'sold') return `, ${counted(figures.points, 'point')}`
    return view === 'points' ? `, ${formatNumber(figures.sold)} sold` : ''
  }
  return (
    <PeriodChart periods={periods} unit={unit} totals={figures} views={views} inWords={inWords} addition={addition}>
      <PeriodTable
        label={`Sales by ${unit}`}
        periods={periods}
        unit={unit}
        isEmpty={({ sold, completed }) => sold === 0 && completed === 0}
        lack="a sale or completion"
        columns={[
          { head: 'Sold', cell: ({ sold }) => formatNumber(sold) },
          { head: 'Completed', cell: ({ completed }) => formatNumber(completed) },
          { head: 'Points', cell: ({ points }) => <Points value={points} /> },
        ]}
      />
    </PeriodChart>
  )
}
