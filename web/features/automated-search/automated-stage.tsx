import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { counted, hours } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { type Plan, planQuery } from './automated-search.api.ts'
import classes from './automated-stage.module.css'
import { PlanProblem } from './plan-problem.tsx'
import stepClasses from './plan-step.module.css'
import { PlanView } from './plan-view.tsx'
import { points } from './plan-words.ts'
import { SkillChooser } from './skill-chooser.tsx'
import type { AutomatedSelect } from './use-automated-select.ts'
import type { PlanSearch } from './wish-address.ts'

interface AutomatedStageProps {
  select: AutomatedSelect
  /** Called when skills were chosen and their levels should be set. */
  onSetLevels: () => void
}

/** What is shown instead of the results: the chooser, an error, or the plan. */
export function AutomatedStage({ select, onSetLevels }: AutomatedStageProps) {
  if (select.isChoosing) return <SkillChooser select={select} onSetLevels={onSetLevels} />
  if (select.problem) return <PlanProblem error={select.problem} planSearch={select.draft} onSearch={select.search} />
  return select.planSearch && <FoundPlan select={select} planSearch={select.planSearch} />
}

function FoundPlan({ select, planSearch }: { select: AutomatedSelect; planSearch: PlanSearch }) {
  const { draft, viewer, isChanged, isGivenUp } = select
  const query = useQuery({ ...planQuery(planSearch, viewer), enabled: !isChanged || !isGivenUp })
  const { data: plan, error, isFetching, refetch } = query
  return (
    <>
      <VisuallyHidden role="status">{isFetching ? 'Looking for the best plan' : plan && spoken(plan)}</VisuallyHidden>
      <div role="status">
        {isChanged && (
          <Notice>
            {`${plan ? 'This plan is for your earlier choice.' : 'You have changed your choice.'} ${
              draft.wish.length > 0 ? 'Press SEARCH to find the plan for what is in the box now.' : 'The box is empty now.'
            }`}
          </Notice>
        )}
      </div>
      {plan ? (
        <PlanView plan={plan} planSearch={planSearch} isBusy={isFetching} onSearch={select.search} />
      ) : error && !isFetching ? (
        !isChanged && <PlanProblem error={error} planSearch={draft} onSearch={select.search} onRetry={() => refetch()} />
      ) : (
        (isFetching || !isChanged) && <PlanLoading />
      )}
    </>
  )
}

const spoken = ({ courses, info }: Plan) =>
  courses.length === 0
    ? 'You have already reached these levels'
    : `A plan of ${counted(courses.length, 'course')}: ${points(info.TotalPrice)}, ${hours(info.TotalMinutes)}`

/** In the shape of the plan. Not shown when the plan is found quickly. */
function PlanLoading() {
  return (
    <div className={classes.loading}>
      <div className={classes.summary}>
        <p className={classes.title}>Looking for the best plan …</p>
        <p className={classes.text}>Proving that none is better can take a few seconds.</p>
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
