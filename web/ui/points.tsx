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
      <span>{isSigned ? formatSigned(value) : formatNumber(value).replace('-', '−')}</span>{' '}
      <span className={classes.word}>{value === 1 ? 'point' : 'points'}</span>
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
      <span className={classes.free}>Free</span>
    </span>
  )
}
