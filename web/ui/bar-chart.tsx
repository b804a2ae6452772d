import { type PointerEvent, type ReactNode, useId, useState } from 'react'
import classes from './bar-chart.module.css'
import { scaleMarks } from './chart-scale.ts'
import { Plot, PlotLines } from './plot.tsx'

interface BarChartProps {
  bars: { key: string; value: number }[]
  /** The end of the scale. */
  top: number
  /** For screen readers: what the chart shows, and the most important about it. */
  title: string
  description: string
  formatValue: (value: number) => string
  /** A few bars have their name below them. */
  keyName: (key: string) => string
  /** The line above: about the bar under the pointer, or about all. */
  readout: (pointedAt: number | undefined) => ReactNode
  /** Beside that line. */
  aside?: ReactNode
  /** Below: the figures as a table, for users who cannot see the chart. */
  children: ReactNode
}

export function BarChart({ bars, top, title, description, formatValue, keyName, readout, aside, children }: BarChartProps) {
  const [pointedAt, setPointedAt] = useState<number>()
  const id = useId()
  // Keeps a few bars from filling the chart.
  const width = Math.min(0.76, bars.length / 20)
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointedAt(Math.floor(((event.clientX - left) / width) * bars.length))
  }
  return (
    <div className={classes.chart}>
      <div className={classes.top}>
        <p className={classes.readout}>{readout(pointedAt)}</p>
        {aside}
      </div>
      <Plot
        scale={[top, top / 2, 0]}
        formatValue={formatValue}
        marks={scaleMarks(bars.length).flatMap((place) => {
          const key = bars[place]?.key
          return key === undefined ? [] : { key, at: (100 * place) / bars.length, name: keyName(key) }
        })}
      >
        <svg
          className={classes.bars}
          viewBox={`0 0 ${bars.length} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointedAt(undefined)}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{description}</desc>
          <PlotLines width={bars.length} />
          {bars.map(({ key, value }, place) => (
            <rect
              key={key}
              className={classes.bar}
              data-pointed={place === pointedAt || undefined}
              x={place + 0.5 - width / 2}
              width={width}
              y={100 - (100 * value) / top}
              height={(100 * value) / top}
            />
          ))}
        </svg>
      </Plot>
      {children}
    </div>
  )
}
