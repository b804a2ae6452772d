import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { paragraph } from '#web/core/sentences.ts'
import { hours } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import { type Plan, planQuery } from './automated-search.api.ts'
import classes from './automated-stage.module.css'
import { PlanProblem } from './plan-problem.tsx'
import stepClasses from './plan-step.module.css'
import { PlanView } from './plan-view.tsx'
import { SkillChooser } from './skill-chooser.tsx'
import type { AutomatedSelect } from './use-automated-select.ts'
import type { PlanSearch } from './wish-address.ts'
import { words } from './words.ts'

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
      <VisuallyHidden role="status">{isFetching ? words.looking : plan && spoken(plan)}</VisuallyHidden>
      <div role="status">
        {isChanged && (
          <Notice>
            {paragraph(
              plan ? words.planIsEarlier : words.choiceChanged,
              draft.wish.length > 0 ? words.pressSearch : words.boxIsEmpty,
            )}
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
