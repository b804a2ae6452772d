import { inHours } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import classes from './plan-figures.module.css'

interface PlanFiguresProps {
  price: number
  minutes: number
  /** About the time. */
  note?: string | undefined
}

/** What a plan costs, in points and in time. */
export const PlanFigures = ({ price, minutes, note }: PlanFiguresProps) => (
  <dl className={classes.figures}>
    <div>
      <dt>Price</dt>
      <dd>
        <Points value={price} isLarge />
      </dd>
    </div>
    <div>
      <dt>Learning time</dt>
      <dd className={classes.time}>
        {inHours(minutes)} <span>hours</span>
      </dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  </dl>
)
