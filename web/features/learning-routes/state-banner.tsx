import type { LearningRoute } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { isOff } from './renewal-words.ts'
import classes from './state-banner.module.css'
import { StateLine } from './state-line.tsx'
import { words } from './words.ts'

/** Whether the chosen plan keeps its dates. */
export function StateBanner({ route, today }: { route: LearningRoute; today: Day }) {
  const { state, chosen, form } = route
  if (!chosen) return null
  const dates = { wantedDate: form.milestones.at(-1)?.date ?? null, finishDate: lastDay(chosen) }
  return (
    <section className={classes.banner} data-wrong={isOff(state) || undefined} aria-label={words.state}>
      <StateLine route={{ state, ...dates }} today={today} />
    </section>
  )
}

/** When the last course is finished at this pace; null if one is not in sight. */
function lastDay({ courses }: NonNullable<LearningRoute['chosen']>): Day | null {
  const days = courses.map(({ finishDate }) => finishDate)
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
}
