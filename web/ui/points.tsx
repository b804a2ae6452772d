import { words } from './first-words.ts'
import { formatNumber, formatSigned } from './format.ts'
import classes from './points.module.css'

interface PointsProps {
  value: number
  isLarge?: boolean
  /** With a plus or a minus in front. */
  isSigned?: boolean
}

/** Points look the same everywhere: a coin, gold, digits of equal width. */
export function Points({ value, isLarge = false, isSigned = false }: PointsProps) {
  return (
    <span className={classes.points} data-large={isLarge || undefined}>
      <Coin />
      {words.points({
        count: value,
        points: isSigned ? formatSigned(value) : formatNumber(value).replace('-', '−'),
        value: (text) => <span>{text}</span>,
        word: (text) => <span className={classes.word}>{text}</span>,
      })}
    </span>
  )
}

export function Coin() {
  return (
    <svg className={classes.coin} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill="var(--cw-coin)" stroke="var(--cw-coin-edge)" strokeWidth="1.2" />
      <path d="M10.3 5.9a3.2 3.2 0 1 0 0 4.2" fill="none" stroke="var(--cw-coin-edge)" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}

/** A price. Zero is shown as a word too. */
export function Price({ points, isLarge = false }: { points: number; isLarge?: boolean }) {
  if (points > 0) return <Points value={points} isLarge={isLarge} />
  return (
    <span className={classes.price}>
      <Points value={0} isLarge={isLarge} />
      <span className={classes.free}>{words.free}</span>
    </span>
  )
}
