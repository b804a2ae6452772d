import { inHours } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import classes from './plan-figures.module.css'
import { words } from './words.ts'

interface PlanFiguresProps {
  price: number
  minutes: number
  /** How many courses it has, where that is not said elsewhere. */
  courses?: number
  /** About the time. */
  note?: string | undefined
}

/** What a plan costs, in points and in time. */
export const PlanFigures = ({ price, minutes, courses, note }: PlanFiguresProps) => (
  <dl className={classes.figures}>
    <div>
      <dt>{words.price}</dt>
      <dd>
        <Points value={price} isLarge />
      </dd>
    </div>
    <div>
      <dt>{words.learningTime}</dt>
      <dd className={classes.time}>{words.hours({ hours: inHours(minutes), unit: (text) => <span>{text}</span> })}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
    {courses !== undefined && (
      <div>
        <dt>{words.courses}</dt>
        <dd className={classes.time}>{courses}</dd>
      </div>
    )}
  </dl>
)
