import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import {
  MustList,
  type PlanSearch,
  PlanSwitches,
  SkillCombobox,
  WishList,
  withLevel,
  withoutMust,
  withSkill,
} from '#web/features/automated-search/index.ts'
import { Goals, goalsQuery } from '#web/features/goals/index.ts'
import card from '#web/ui/card.module.css'
import { Title } from '#web/ui/title.tsx'
import classes from './plan-page.module.css'
import { words } from './words.ts'

interface WishFormProps {
  wanted: PlanSearch
  onChange: (planSearch: PlanSearch) => void
  /** Called with the skills of a goal in place of those before. */
  onStart: (planSearch: PlanSearch) => void
}

/** What was chosen, and more to choose. The field stays the same, so that one can go on typing. */
export function WishForm({ wanted, onChange, onStart }: WishFormProps) {
  const { wish, must } = wanted
  const { data: goals = [] } = useQuery(goalsQuery())
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const isAsking = wish.length === 0
  const isFull = wish.length >= searchLimits.skills.max
  // The skills of a goal may have been deleted.
  const offered = goals.filter(({ skills }) => skills.length > 0)
  /** By a button that is gone afterwards. Not the field takes the focus, which would open a phone's keyboard. */
  const changeBy = (next: PlanSearch, change = onChange) => {
    change(next)
    title.current?.focus()
  }
  const choices = (
    <Goals goals={offered} isCompact={!isAsking} onChoose={({ skills }) => changeBy({ ...wanted, wish: skills }, onStart)} />
  )
  return (
    <section className={card.card} aria-labelledby={id}>
      <Title order={2} id={id} ref={title} tabIndex={-1}>
        {words.whatYouWant}
      </Title>
      <div className={classes.form}>
        {!isAsking && (
          <WishList
            wish={wish}
            isInline
            onLevel={(skillId, level) => onChange(withLevel(wanted, skillId, level))}
            onRemove={(skillId) => changeBy(withSkill(wanted, { id: skillId, name: '' }, false))}
          />
        )}
        <div className={classes.field}>
          {!isFull && (
            <>
              <span id={`${id}-add`}>{words.addSkill}</span>
              <SkillCombobox
                labelledBy={`${id}-add`}
                placeholder={words.findSkill}
                chosenIds={new Set(wish.map(({ skillId }) => skillId))}
                onChoose={(skill) => onChange(withSkill(wanted, skill, true))}
              />
            </>
          )}
          <p role="status" className={classes.note}>
            {isFull && words.mostSkills({ most: searchLimits.skills.max })}
          </p>
        </div>
        {must.length > 0 && <MustList must={must} onRemove={(courseId) => changeBy(withoutMust(wanted, courseId))} />}
        {isAsking ? (
          choices
        ) : (
          <>
            <div className={classes.switches}>
              <PlanSwitches planSearch={wanted} onChange={onChange} />
            </div>
            {offered.length > 0 && (
              <details className={classes.goals}>
                <summary>{words.readyGoals}</summary>
                {choices}
              </details>
            )}
          </>
        )}
      </div>
    </section>
  )
}
