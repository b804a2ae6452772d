import type { LearningRoute } from '#contract/learning-routes.ts'
import { paths } from '#contract/paths.ts'
import type { Day } from '#web/core/days.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { hoursWords } from './route-words.ts'
import classes from './state-banner.module.css'
import { StateLine } from './state-line.tsx'

interface StateBannerProps {
  route: LearningRoute
  today: Day
  isBusy: boolean
  onChange: (part: Partial<LearningRoute['form']>) => void
  onSearch: () => void
}

/** Whether the chosen plan keeps its dates. If it does not: the ways out. */
export function StateBanner({ route, today, isBusy, onChange, onSearch }: StateBannerProps) {
  const { id, state, chosen, form } = route
  if (!chosen) return null
  const dates = { wantedDate: form.milestones.at(-1)?.date ?? null, finishDate: lastDay(chosen) }
  const hoursNeeded = state.kind === 'late' ? state.hoursNeeded : null
  const isWrong = state.kind === 'late' || state.kind === 'gone'
  return (
    <section className={classes.banner} data-wrong={isWrong || undefined} aria-label="State of the route">
      <StateLine route={{ state, ...dates }} today={today} />
      {isWrong && (
        <div className={classes.ways}>
          {hoursNeeded !== null && (
            <Button size="sm" variant="default" loading={isBusy} onClick={() => onChange({ hoursPerWeek: hoursNeeded })}>
              {`Learn ${hoursWords(hoursNeeded)} a week`}
            </Button>
          )}
          <Button size="sm" variant="default" disabled={isBusy} onClick={onSearch}>
            {state.kind === 'gone' ? 'Search for a plan without it' : 'Search for another plan'}
          </Button>
          <LinkButton size="sm" variant="default" to={paths.editRoute(id)}>
            Change dates or pace
          </LinkButton>
        </div>
      )}
    </section>
  )
}

/** When the last course is finished at this pace; null if one is not in sight. */
function lastDay({ courses }: NonNullable<LearningRoute['chosen']>): Day | null {
  const days = courses.map(({ finishDate }) => finishDate)
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
}
