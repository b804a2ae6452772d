import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { paragraph } from '#web/core/sentences.ts'
import { Notice } from '#web/ui/notice.tsx'
import { planQuery } from './automated-search.api.ts'
import { PlanProblem } from './plan-problem.tsx'
import { PlanResult } from './plan-result.tsx'
import { SkillChooser } from './skill-chooser.tsx'
import type { AutomatedSelect } from './use-automated-select.ts'
import { type PlanSearch, selectPath } from './wish-address.ts'
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
  const { byTime } = planSearch
  return (
    <>
      <div role="status">
        {isChanged && (
          <Notice>
            {paragraph(
              query.data ? words.planIsEarlier : words.choiceChanged,
              draft.wish.length > 0 ? words.pressSearch : words.boxIsEmpty,
            )}
          </Notice>
        )}
      </div>
      <PlanResult
        query={query}
        planSearch={planSearch}
        isChanged={isChanged}
        pageSize={limits.pageSize.courses}
        path={selectPath(planSearch)}
        onSearch={select.search}
        actions={
          <>
            <Link to={paths.newRoute(planSearch.wish)}>{words.withDates}</Link>
            <Link to={selectPath({ ...planSearch, byTime: !byTime })}>{byTime ? words.seeCheapest : words.seeQuickest}</Link>
          </>
        }
      />
    </>
  )
}
