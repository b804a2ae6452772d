import { type ReactNode, useState } from 'react'
import type { SalesUnit } from '#contract/statistics/statistics.ts'
import { paragraph } from '#web/core/sentences.ts'
import { BarChart } from '#web/ui/bar-chart.tsx'
import { scaleTop } from '#web/ui/chart-scale.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { formatNumber } from '#web/ui/format.ts'
import classes from './period-chart.module.css'
import { duringPeriod, formatMark, formatPeriod } from './sales-words.ts'
import { perUnit, tableBelow, words } from './words.ts'

/** One of the figures that the chart can show. */
export interface ChartView<Name extends string> {
  value: Name
  label: string
  /** words.coursesSold */
  title: string
  /** "12 sold" */
  figure: (value: number) => string
}

type Period<Name extends string> = { date: string } & Record<Name, number>

interface PeriodChartProps<Name extends string> {
  /** Every period of the range, see `everyPeriod`. */
  periods: Period<Name>[]
  unit: SalesUnit
  /** Over the whole range. */
  totals: Record<Name, number>
  views: readonly [ChartView<Name>, ...ChartView<Name>[]]
  /** The range: "in the last 90 days". */
  inWords: string
  /** What is said after the total. */
  addition?: (view: Name) => string | undefined
  /** The same figures as a table. */
  children: ReactNode
}

/** A bar for each day, week or month. */
export function PeriodChart<Name extends string>(props: PeriodChartProps<Name>) {
  const { periods, unit, totals, views, inWords, addition, children } = props
  const [chosen, setChosen] = useState<Name>(views[0].value)
  const view = views.find(({ value }) => value === chosen) ?? views[0]
  const bars = periods.map((period) => ({ key: period.date, value: period[view.value] as number }))
  const total = view.figure(totals[view.value])
  const also = addition?.(view.value)
  const strong = (text: string) => <strong>{text}</strong>
  const readout = (pointedAt: number | undefined) => {
    const pointed = pointedAt === undefined ? undefined : bars[pointedAt]
    if (pointed) return words.figureThen({ figure: view.figure(pointed.value), when: duringPeriod(pointed.key, unit), strong })
    const shown = { figure: total, when: inWords, strong }
    return also ? words.figureThenAlso({ ...shown, also }) : words.figureThen(shown)
  }
  return (
    <BarChart
      bars={bars}
      top={scaleTop(Math.max(...bars.map(({ value }) => value)))}
      title={perUnit[unit]({ figures: view.title })}
      description={described(bars, unit, { figure: total, when: inWords })}
      formatValue={formatNumber}
      keyName={(date) => formatMark(date, unit)}
      readout={readout}
      aside={
        <div className={classes.views}>
          <ChoiceButtons<Name> label={words.show} choices={views} chosen={view.value} onChoose={setChosen} isRow />
        </div>
      }
    >
      {children}
    </BarChart>
  )
}

type Bar = { key: string; value: number }

function described(bars: Bar[], unit: SalesUnit, total: { figure: string; when: string }): string {
  const [first, last] = [bars[0], bars.at(-1)]
  const most = bars.reduce<Bar | undefined>((most, bar) => (bar.value > (most?.value ?? 0) ? bar : most), undefined)
  if (!first || !last) return tableBelow[unit]
  const whole = { ...total, first: formatPeriod(first.key, unit), last: formatPeriod(last.key, unit) }
  const chart = most
    ? words.chartWithMost({ ...whole, mostWhen: duringPeriod(most.key, unit), most: most.value })
    : words.chart(whole)
  return paragraph(chart, tableBelow[unit])
}
