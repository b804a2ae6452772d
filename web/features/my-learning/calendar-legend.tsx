import { limits } from '#contract/limits.ts'
import { ClockIcon } from '#web/ui/icons.tsx'
import classes from './calendar.module.css'

const { shades } = limits.learning

/** "0", "1–3", "4–8", "9+": the counts of each shade. */
const counts = [...shades, Number.POSITIVE_INFINITY].map((most, shade) => {
  const least = shade === 0 ? 0 : (shades[shade - 1] ?? 0) + 1
  if (most === Number.POSITIVE_INFINITY) return `${least}+`
  return least === most ? `${least}` : `${least}–${most}`
})

export function CalendarLegend() {
  return (
    <div className={classes.legend}>
      <span>Materials learned</span>
      <ul>
        {counts.map((count, shade) => (
          <li key={count}>
            <span className={classes.swatch} data-shade={shade} />
            {count}
          </li>
        ))}
      </ul>
      <span className={classes.clockWords}>
        <ClockIcon />
        Review deadline
      </span>
    </div>
  )
}
