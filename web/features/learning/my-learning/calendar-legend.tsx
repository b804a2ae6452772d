import { formLimits } from '#contract/core/form-limits.ts'
import { ClockIcon, RouteIcon } from '#web/ui/icons.tsx'
import classes from './calendar.module.css'
import { words } from './words.ts'

const { shades } = formLimits.learning

/** "0", "1–3", "4–8", "9+": the counts of each shade. */
const counts = [...shades, Number.POSITIVE_INFINITY].map((most, shade) => {
  const least = shade === 0 ? 0 : (shades[shade - 1] ?? 0) + 1
  if (most === Number.POSITIVE_INFINITY) return `${least}+`
  return least === most ? `${least}` : `${least}–${most}`
})

/** What is planned is explained only to learners who follow a route. */
export function CalendarLegend({ isPlanned }: { isPlanned: boolean }) {
  return (
    <div className={classes.legend}>
      <span>{words.materialsLearned}</span>
      <ul>
        {counts.map((count, shade) => (
          <li key={count}>
            <span className={classes.swatch} data-shade={shade} />
            {count}
          </li>
        ))}
      </ul>
      {isPlanned && (
        <span className={classes.legendItem}>
          <span className={classes.swatch} data-planned />
          <RouteIcon />
          {words.planned}
        </span>
      )}
      <span className={classes.legendItem} data-deadline>
        <ClockIcon />
        {words.reviewDeadline}
      </span>
    </div>
  )
}
