import type { ReactNode } from 'react'
import classes from './plot.module.css'

interface PlotProps {
  /** The values of the upper, the middle and the lowest line. */
  scale: number[]
  formatValue: (value: number) => string
  /** The names below; on narrow screens every other one. `at`: how far to the right, in percent. */
  marks: { key: string; at: number; name: string }[]
  /** An SVG whose height is 100, and what lies on it. */
  children: ReactNode
}

/** What charts have in common. Screen readers get the figures from a table instead. */
export function Plot({ scale, formatValue, marks, children }: PlotProps) {
  return (
    <div className={classes.plot}>
      <div className={classes.scale} aria-hidden="true">
        {scale.map((value) => (
          <span key={value}>{formatValue(value)}</span>
        ))}
      </div>
      <div className={classes.picture}>{children}</div>
      <div className={classes.marks} aria-hidden="true">
        {marks.map(({ key, at, name }) => (
          <span key={key} style={{ left: `${at}%` }}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The lines of the scale, as wide as the picture. */
export const PlotLines = ({ width }: { width: number }) =>
  [0, 50, 100].map((y) => <line key={y} className={classes.line} x1="0" x2={width} y1={y} y2={y} />)
