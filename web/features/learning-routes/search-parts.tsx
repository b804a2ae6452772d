import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { paths } from '#contract/core/paths.ts'
import type { LearningRoute } from '#contract/learning-routes/learning-routes.ts'
import { errorMessages } from '#web/core/call-error.ts'
import type { Day } from '#web/core/days.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { StairsDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import { dayName } from './route-words.ts'
import classes from './search-parts.module.css'
import type { RouteSearch } from './search-state.ts'
import { words } from './words.ts'

/** How far the search is. Every plan is in the chart as soon as it is found. */
export function SearchProgress({ search, onStop }: { search: RouteSearch; onStop: () => void }) {
  const { done, of, plans } = search
  return (
    <div className={classes.progress}>
      <VisuallyHidden role="status">{words.plansFound({ count: plans.length })}</VisuallyHidden>
      <div className={classes.words}>
        <p>{plans.length === 0 ? words.lookingForCheapest : words.lookingForDates}</p>
        <Button variant="quiet" size="compact-sm" onClick={onStop}>
          {words.stop}
        </Button>
      </div>
      <Progress
        classNames={{ root: classes.track }}
        value={of > 0 ? Math.min(100, (100 * done) / of) : 4}
        aria-label={words.progress}
      />
    </div>
  )
}

interface RefusalProps {
  search: RouteSearch
  route: LearningRoute
  today: Day
  isBusy: boolean
  onChange: (part: Partial<LearningRoute['form']>) => void
  onSearch: () => void
}

/** Why the search found nothing, or ended too early, and a way out. */
export function Refusal({ search: { refusal, error }, route, today, isBusy, onChange, onSearch }: RefusalProps) {
  if (error)
    return (
      <div className={classes.refusal}>
        <ErrorList messages={errorMessages(error)} />
        <Button variant="default" onClick={onSearch}>
          {common.tryAgain}
        </Button>
      </div>
    )
  if (!refusal) return null
  const { message, earliest } = refusal
  // With several milestones it is not the last one alone that is too early.
  const [only, ...others] = route.form.milestones
  const canMove = earliest !== null && only !== undefined && others.length === 0
  return (
    <div className={classes.refusal} role="alert">
      <Notice>{message}</Notice>
      <div className={classes.ways}>
        {canMove && (
          <Button loading={isBusy} onClick={() => onChange({ milestones: [{ ...only, date: earliest }] })}>
            {words.takeDay({ day: dayName(earliest, today) })}
          </Button>
        )}
        <LinkButton variant="default" to={paths.editRoute(route.id)}>
          {words.changeDates}
        </LinkButton>
      </div>
    </div>
  )
}

/** In place of the chart. */
export function NothingFound({ search, onSearch }: { search: RouteSearch; onSearch: () => void }) {
  if (search.isRunning)
    return (
      <div className={classes.place}>
        <StairsDrawing />
      </div>
    )
  if (search.error || search.refusal) return null
  return (
    <EmptyState
      drawing={<StairsDrawing />}
      action={
        <Button variant="default" onClick={onSearch}>
          {words.searchAgain}
        </Button>
      }
    >
      {words.noPlanFound}
    </EmptyState>
  )
}
