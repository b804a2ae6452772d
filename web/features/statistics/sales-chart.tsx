import { useState } from 'react'
import type { SalesPeriod, SalesRange, SalesUnit } from '#contract/statistics.ts'
import { BarChart } from '#web/ui/bar-chart.tsx'
import { scaleTop } from '#web/ui/chart-scale.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { counted, formatNumber } from '#web/ui/format.ts'
import classes from './sales-chart.module.css'
import { everyPeriod } from './sales-periods.ts'
import { SalesTable } from './sales-table.tsx'
import { duringPeriod, figureOf, formatMark, formatPeriod, type SalesView } from './sales-words.ts'

const views = [
  { value: 'sold', label: 'Courses' },
  { value: 'points', label: 'Points' },
  { value: 'completed', label: 'Completed' },
] as const
const titles: Record<SalesView, string> = { sold: 'Courses sold', points: 'Points paid', completed: 'Courses completed' }

interface SalesChartProps {
  figures: SalesRange
  /** The range: "in the last 90 days". */
  inWords: string
}

/** A bar for each day, week or month. */
export function SalesChart({ figures, inWords }: SalesChartProps) {
  const [view, setView] = useState<SalesView>('sold')
  const { unit } = figures
  const periods = everyPeriod(figures)
  const readout = (pointedAt: number | undefined) => {
    const pointed = pointedAt === undefined ? undefined : periods[pointedAt]
    return pointed ? (
      <>
        <strong>{figureOf(view, pointed[view])}</strong> {duringPeriod(pointed.date, unit)}
      </>
    ) : (
      <>
        <strong>{figureOf(view, figures[view])}</strong> {inWords}
        {view === 'sold' && `, ${counted(figures.points, 'point')}`}
        {view === 'points' && `, ${formatNumber(figures.sold)} sold`}
      </>
    )
  }
  return (
    <BarChart
      bars={periods.map((period) => ({ key: period.date, value: period[view] }))}
      top={scaleTop(Math.max(...periods.map((period) => period[view])))}
      title={`${titles[view]} per ${unit}`}
      description={described(periods, view, unit, `${figureOf(view, figures[view])} ${inWords}`)}
      formatValue={formatNumber}
      nameOf={(date) => formatMark(date, unit)}
      readout={readout}
      aside={
        <div className={classes.views}>
          <ChoiceButtons<SalesView> label="Show" choices={views} chosen={view} onChoose={setView} isRow />
        </div>
      }
    >
      <SalesTable periods={periods} unit={unit} />
    </BarChart>
  )
}

function described(periods: SalesPeriod[], view: SalesView, unit: SalesUnit, total: string) {
  const [first, last] = [periods[0], periods.at(-1)]
  const most = periods.reduce<SalesPeriod | undefined>(
    (most, period) => (period[view] > (most?.[view] ?? 0) ? period : most),
    undefined,
  )
  const span = first && last ? `${formatPeriod(first.date, unit)} to ${formatPeriod(last.date, unit)}: ` : ''
  const peak = most ? `, most ${duringPeriod(most.date, unit)} with ${formatNumber(most[view])}` : ''
  return `${span}${total}${peak}. The table below has each ${unit}.`
}
