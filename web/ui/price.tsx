import { Points } from './points.tsx'
import classes from './price.module.css'

/** What something costs. Nothing is a price too, and said in a word. */
export function Price({ points, isLarge = false }: { points: number; isLarge?: boolean }) {
  if (points > 0) return <Points value={points} isLarge={isLarge} />
  return (
    <span className={classes.price}>
      <Points value={0} isLarge={isLarge} />
      <span className={classes.free}>Free</span>
    </span>
  )
}
