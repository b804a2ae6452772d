import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { hours } from '#web/ui/format.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import type { Plan } from './automated-search.api.ts'
import classes from './automated-stage.module.css'
import { PlanProblem } from './plan-problem.tsx'
import stepClasses from './plan-step.module.css'
import { PlanView, type PlanViewProps } from './plan-view.tsx'
import type { PlanSearch } from './wish-address.ts'
import { useNamed, withNames, withoutMust } from './wish-draft.ts'
import { words } from './words.ts'

interface PlanResultProps extends Omit<PlanViewProps, 'plan' | 'isBusy' | 'onMakeOptional'> {
  query: UseQueryResult<Plan>
  /** Whether what is wanted was changed, so that only an earlier plan can be shown. */
  isChanged: boolean
  /** Whether the plan for the change will be found without being asked for. */
  follows?: boolean
  onSearch: (planSearch: PlanSearch) => void
}

/**
 * The plan, what is wrong, or that it is being looked for. A plan for an earlier wish stays, dimmed, until the new one is there; what
 * is pressed in it changes what is wanted now.
 */
export function PlanResult({ query, planSearch, isChanged, follows = false, onSearch, ...view }: PlanResultProps) {
  const { data: plan, error, isFetching, refetch } = query
  const shown = useNamed(withNames(plan?.search ?? planSearch, planSearch))
  const isBusy = isFetching || (isChanged && follows)
  return (
    <>
      <VisuallyHidden role="status">{isBusy ? words.looking : plan && spoken(plan)}</VisuallyHidden>
      {plan ? (
        <PlanView
          {...view}
          plan={plan}
          planSearch={shown}
          isBusy={isBusy}
          onMakeOptional={(courseId) => onSearch(withoutMust(planSearch, courseId))}
        />
      ) : error && !isBusy ? (
        !isChanged && <PlanProblem error={error} planSearch={planSearch} onSearch={onSearch} onRetry={() => refetch()} />
      ) : (
        (isBusy || !isChanged) && <PlanLoading />
      )}
    </>
  )
}

const spoken = ({ courses, info }: Plan) =>
  courses.length === 0
    ? words.reached
    : words.planOf({
        courses: common.courses({ count: courses.length }),
        points: common.points({ count: info.TotalPrice }),
        time: hours(info.TotalMinutes),
      })

/** In the shape of the plan. Not shown when the plan is found quickly. */
function PlanLoading() {
  return (
    <div className={classes.loading}>
      <div className={classes.summary}>
        <p className={classes.title}>{words.lookingNow}</p>
        <p className={classes.text}>{words.provingTakes}</p>
        <Skeleton height={12} mt={24} />
        <Skeleton height={12} mt={20} width="80%" />
      </div>
      {[0, 1, 2].map((place) => (
        <div key={place} className={stepClasses.step}>
          <div className={stepClasses.rail}>
            <span className={stepClasses.number} />
          </div>
          <Skeleton height={136} radius="lg" mb={28} />
        </div>
      ))}
    </div>
  )
}
