import type { Reachable } from '#contract/automated-search/automated-search.ts'
import { paths } from '#contract/core/paths.ts'
import { CallError, errorMessages } from '#web/core/call-error.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import card from '#web/ui/card.module.css'
import { ErrorList } from '#web/ui/error-list.tsx'
import { common } from '#web/ui/words.ts'
import { missingMusts, reachableLevels } from './automated-search.api.ts'
import classes from './automated-stage.module.css'
import { SkillBar } from './skill-bar.tsx'
import type { PlanSearch } from './wish-address.ts'
import { withoutMust } from './wish-draft.ts'
import { words } from './words.ts'

interface PlanProblemProps {
  error: Error
  planSearch: PlanSearch
  onSearch: (planSearch: PlanSearch) => void
  onRetry?: () => void
}

/** What went wrong, in the server's words. Where a part of the wish is not possible, it offers a search for the rest. */
export function PlanProblem({ error, planSearch, onSearch, onRetry }: PlanProblemProps) {
  const reachable = reachableLevels(error)
  const missing = missingMusts(error, planSearch)
  const isRefused = error instanceof CallError && Object.keys(error.errors).length > 0
  return (
    <div className={classes.problem}>
      <ErrorList messages={isRefused ? [error.message] : errorMessages(error)} />
      {missing.length > 0 && (
        <Button onClick={() => onSearch(withoutMust(planSearch, ...missing))}>
          {words.searchWithout({ count: missing.length })}
        </Button>
      )}
      {reachable ? (
        <OutOfReach reachable={reachable} planSearch={planSearch} onSearch={onSearch} />
      ) : (
        onRetry &&
        !isRefused && (
          <Button variant="default" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        )
      )}
    </div>
  )
}

interface OutOfReachProps extends Pick<PlanProblemProps, 'planSearch' | 'onSearch'> {
  reachable: Reachable
}

function OutOfReach({ reachable, planSearch, onSearch }: OutOfReachProps) {
  const levels = new Map(reachable.map(({ skillId, level }) => [skillId, level]))
  const reachedLevel = (skillId: number) => levels.get(skillId) ?? 0
  const wish = planSearch.wish.map((skill) => ({ ...skill, level: reachedLevel(skill.skillId) })).filter(({ level }) => level > 0)
  return (
    <section className={`${card.card} ${classes.far}`} aria-labelledby="how-far">
      <h2 id="how-far" className={classes.problemTitle}>
        {words.howFar}
      </h2>
      <ul className={classes.skills}>
        {planSearch.wish.map(({ skillId, skillName = '…', level: wanted }) => {
          const reached = reachedLevel(skillId)
          return (
            <SkillBar key={skillId} target={{ skillId, skillName, wanted, reached, parts: [{ from: 'all', level: reached }] }} />
          )
        })}
      </ul>
      <div className={classes.ways}>
        {wish.length > 0 ? (
          <Button onClick={() => onSearch({ ...planSearch, wish })}>{words.searchReachable}</Button>
        ) : (
          <LinkButton to={paths.filteredCourses()} variant="default">
            {words.showAll}
          </LinkButton>
        )}
        {planSearch.shownOnly && (
          <Button variant="default" onClick={() => onSearch({ ...planSearch, shownOnly: false })}>
            {words.searchStated}
          </Button>
        )}
      </div>
    </section>
  )
}
