import type { ReactNode } from 'react'
import classes from './figure-cards.module.css'

interface Figure {
  label: string
  value: ReactNode
}

/** A few figures in large letters. */
export function FigureCards({ figures }: { figures: Figure[] }) {
  return (
    <dl className={classes.cards}>
      {figures.map(({ label, value }) => (
        <div key={label} className={classes.card}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
