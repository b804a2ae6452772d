import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import type { Goal } from '#contract/goals/goals.ts'
import {
  type PlanSearch,
  planPath,
  SkillCombobox,
  type SkillComboboxHandle,
  useWishDraft,
  WishList,
  withLevel,
  withSkill,
} from '#web/features/automated-search/index.ts'
import { LevelHelp } from '#web/features/course-parts/index.ts'
import { Goals } from '#web/features/goals/index.ts'
import { Button } from '#web/ui/button.tsx'
import { words as firstWords } from './first-words.ts'
import classes from './hero.module.css'
import { words } from './words.ts'

interface QuestionProps {
  goals: Goal[]
  isCompact: boolean
  labelledBy: string
}

/** Skills and goals to choose, and the button to the plan. It holds the same draft as the box beside the search. */
export function Question({ goals, isCompact, labelledBy }: QuestionProps) {
  const { draft, keepDraft } = useWishDraft()
  const [isEmptyRefused, setEmptyRefused] = useState(false)
  const field = useRef<SkillComboboxHandle>(null)
  const navigate = useNavigate()
  const { wish } = draft
  const isFull = wish.length >= searchLimits.skills.max
  const chosen = goals.find(({ skills }) => isSame(skills, wish))

  const change = (next: PlanSearch) => {
    keepDraft(next)
    setEmptyRefused(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wish.length > 0) return void navigate(planPath(draft))
    setEmptyRefused(true)
    field.current?.focus()
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <SkillCombobox
        ref={field}
        labelledBy={labelledBy}
        describedBy="question-problem"
        placeholder={isFull ? words.mostSkills({ most: searchLimits.skills.max }) : words.findSkill}
        chosenIds={new Set(wish.map(({ skillId }) => skillId))}
        onChoose={(skill) => !isFull && change(withSkill(draft, skill, true))}
      />
      <Goals
        goals={goals}
        isCompact={isCompact}
        chosen={chosen}
        onChoose={(goal) => change({ ...draft, wish: goal === chosen ? [] : goal.skills })}
      />
      {wish.length > 0 && (
        <div className={classes.wish}>
          <WishList
            wish={wish}
            isInline
            onLevel={(skillId, level) => change(withLevel(draft, skillId, level))}
            onRemove={(skillId) => {
              change(withSkill(draft, { id: skillId, name: '' }, false))
              field.current?.focus()
            }}
          />
          <LevelHelp />
        </div>
      )}
      <div className={classes.last}>
        <Button type="submit" variant={isCompact ? 'light' : 'filled'}>
          {firstWords.showPlan}
        </Button>
        <p id="question-problem" role="status" data-problem={isEmptyRefused || undefined}>
          {isEmptyRefused ? words.chooseFirst : words.beforeYouDecide}
        </p>
      </div>
    </form>
  )
}

const isSame = (one: Wish, other: Wish) =>
  one.length === other.length &&
  one.every(({ skillId, level }) => other.some((skill) => skill.skillId === skillId && skill.level === level))
