import type { SalesRange } from '#contract/statistics/statistics.ts'
import { formatNumber } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import { common } from '#web/ui/words.ts'
import { type ChartView, PeriodChart } from './period-chart.tsx'
import { PeriodTable } from './period-table.tsx'
import { everyPeriod } from './sales-periods.ts'
import { leftOut, salesBy, words } from './words.ts'

const views: [ChartView<SalesView>, ...ChartView<SalesView>[]] = [
  { value: 'sold', label: words.courses, title: words.coursesSold, figure: (count) => words.sold({ count }) },
  { value: 'points', label: words.points, title: words.pointsPaid, figure: (count) => common.points({ count }) },
  {
    value: 'completed',
    label: words.completed,
    title: words.coursesCompleted,
    figure: (count) => words.completedCount({ count }),
  },
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
    if (view === 'sold') return common.points({ count: figures.points })
    return view === 'points' ? words.sold({ count: figures.sold }) : undefined
  }
  return (
    <PeriodChart periods={periods} unit={unit} totals={figures} views={views} inWords={inWords} addition={addition}>
      <PeriodTable
        label={salesBy[unit]}
        periods={periods}
        unit={unit}
        isEmpty={({ sold, completed }) => sold === 0 && completed === 0}
        note={leftOut[unit]}
        columns={[
          { head: words.soldHead, cell: ({ sold }) => formatNumber(sold) },
          { head: words.completed, cell: ({ completed }) => formatNumber(completed) },
          { head: words.points, cell: ({ points }) => <Points value={points} /> },
        ]}
      />
    </PeriodChart>
  )
}
