import { type PointerEvent, useId, useState } from 'react'
import type { SalesDay } from '#contract/statistics.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { formatNumber } from '#web/ui/counted.ts'
import { formatCalendarDay } from '#web/ui/dates.ts'
import { locale } from '#web/ui/locale.ts'
import classes from './sales-chart.module.css'
import { everyDay, monthStarts, scaleTop } from './sales-days.ts'
import { SalesDaysTable } from './sales-days-table.tsx'

type View = 'sold' | 'completed'
const views = [
  { value: 'sold', label: 'Sold' },
  { value: 'completed', label: 'Completed' },
] as const
const month = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A bar for each day. Who does not see it finds the same figures in the table below. */
export function SalesChart({ days: known }: { days: SalesDay[] }) {
  const [view, setView] = useState<View>('sold')
  const [pointedAt, setPointedAt] = useState<number>()
  const id = useId()
  const days = everyDay(known, new Date().toISOString().slice(0, 10))
  const top = scaleTop(Math.max(...days.map((day) => day[view])))
  const day = pointedAt === undefined ? undefined : days[pointedAt]
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointedAt(Math.floor(((event.clientX - left) / width) * days.length))
  }
  return (
    <div className={classes.chart}>
      <div className={classes.top}>
        <p className={classes.readout}>
          {day ? (
            <>
              <strong>{`${formatNumber(day[view])} ${view}`}</strong> on {formatCalendarDay(day.date)}
            </>
          ) : (
            <>
              <strong>{`${formatNumber(sumOf(days, view))} ${view}`}</strong> in all
            </>
          )}
        </p>
        <div className={classes.views}>
          <ChoiceButtons<View> label="Show" choices={views} chosen={view} onChoose={setView} isRow />
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
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointedAt(undefined)}
        >
          <title id={`${id}-title`}>{`Courses ${view} per day`}</title>
          <desc id={`${id}-text`}>{inWords(days, view)}</desc>
          {[0, 50, 100].map((y) => (
            <line key={y} className={classes.line} x1="0" x2={days.length} y1={y} y2={y} />
          ))}
          {days.map((day, place) => (
            <rect
              key={day.date}
              className={classes.bar}
              data-pointed={place === pointedAt || undefined}
              x={place + 0.12}
              width="0.76"
              y={100 - (100 * day[view]) / top}
              height={(100 * day[view]) / top}
            />
          ))}
        </svg>
        <div className={classes.months} aria-hidden="true">
          {monthStarts(days).map(({ date, place }) => (
            <span key={date} style={{ left: `${(100 * place) / days.length}%` }}>
              {month.format(new Date(date))}
            </span>
          ))}
        </div>
      </div>
      <SalesDaysTable days={days} />
    </div>
  )
}

const sumOf = (days: SalesDay[], view: View) => days.reduce((sum, day) => sum + day[view], 0)

function inWords(days: SalesDay[], view: View) {
  const [first, last] = [days[0], days.at(-1)]
  const most = days.reduce<SalesDay | undefined>((most, day) => (day[view] > (most?.[view] ?? 0) ? day : most), undefined)
  const span = first && last ? `${formatCalendarDay(first.date)} to ${formatCalendarDay(last.date)}: ` : ''
  const peak = most ? `, most on ${formatCalendarDay(most.date)} with ${most[view]}` : ''
  return `${span}${sumOf(days, view)} ${view} in all${peak}. The table below has each day.`
}
