import { type PointerEvent, useId, useState } from 'react'
import type { SalesPeriod, SalesRange, SalesUnit } from '#contract/statistics.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { counted, formatNumber } from '#web/ui/format.ts'
import classes from './sales-chart.module.css'
import { everyPeriod, scaleMarks, scaleTop } from './sales-periods.ts'
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

/** A bar for each day, week or month. The table below has the same figures for users who cannot see the chart. */
export function SalesChart({ figures, inWords }: SalesChartProps) {
  const [view, setView] = useState<SalesView>('sold')
  const [pointedAt, setPointedAt] = useState<number>()
  const id = useId()
  const { unit } = figures
  const periods = everyPeriod(figures)
  const top = scaleTop(Math.max(...periods.map((period) => period[view])))
  const pointed = pointedAt === undefined ? undefined : periods[pointedAt]
  // Keeps a few bars from filling the chart.
  const width = Math.min(0.76, periods.length / 20)
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointedAt(Math.floor(((event.clientX - left) / width) * periods.length))
  }
  return (
    <div className={classes.chart}>
      <div className={classes.top}>
        <p className={classes.readout}>
          {pointed ? (
            <>
              <strong>{figureOf(view, pointed[view])}</strong> {duringPeriod(pointed.date, unit)}
            </>
          ) : (
            <>
              <strong>{figureOf(view, figures[view])}</strong> {inWords}
              {view === 'sold' && `, ${counted(figures.points, 'point')}`}
              {view === 'points' && `, ${formatNumber(figures.sold)} sold`}
            </>
          )}
        </p>
        <div className={classes.views}>
          <ChoiceButtons<SalesView> label="Show" choices={views} chosen={view} onChoose={setView} isRow />
        </div>
      </div>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatNumber(value)}</span>
          ))}
        </div>
        <svg
          className={classes.bars}
          viewBox={`0 0 ${periods.length} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointedAt(undefined)}
        >
          <title id={`${id}-title`}>{`${titles[view]} per ${unit}`}</title>
          <desc id={`${id}-text`}>{described(periods, view, unit, `${figureOf(view, figures[view])} ${inWords}`)}</desc>
          {[0, 50, 100].map((y) => (
            <line key={y} className={classes.line} x1="0" x2={periods.length} y1={y} y2={y} />
          ))}
          {periods.map((period, place) => (
            <rect
              key={period.date}
              className={classes.bar}
              data-pointed={place === pointedAt || undefined}
              x={place + 0.5 - width / 2}
              width={width}
              y={100 - (100 * period[view]) / top}
              height={(100 * period[view]) / top}
            />
          ))}
        </svg>
        <div className={classes.months} aria-hidden="true">
          {scaleMarks(periods).map(({ date, place }) => (
            <span key={date} style={{ left: `${(100 * place) / periods.length}%` }}>
              {formatMark(date, unit)}
            </span>
          ))}
        </div>
      </div>
      <SalesTable periods={periods} unit={unit} />
    </div>
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
