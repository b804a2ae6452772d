import { TextInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { useEffect, useId, useRef, useState } from 'react'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import type { Goal } from '#contract/goals/goals.ts'
import type { Day } from '#web/core/days.ts'
import { SkillCombobox, type SkillComboboxHandle, WishList, withLevel, withSkill } from '#web/features/automated-search/index.ts'
import { LevelHelp } from '#web/features/course-parts/index.ts'
import { Goals } from '#web/features/goals/index.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import { nextMilestone, type RouteFormState } from './route-draft.ts'
import classes from './route-form.module.css'
import { words } from './words.ts'

const { max } = formLimits.learningRoutes.milestones

/** The skill fields by the place of their milestone, which an error focuses. */
export function useMilestoneFocus(form: RouteFormState) {
  const fields = useRef(new Map<number, SkillComboboxHandle>())
  return {
    register: (place: number) => (field: SkillComboboxHandle | null) => {
      if (field) fields.current.set(place, field)
      else fields.current.delete(place)
    },
    firstError: (errors: FormErrors) => {
      const [, place] = /^milestones\.(\d+)\.skills/.exec(Object.keys(errors)[0] ?? '') ?? []
      if (place === undefined) focusFirstError(form)(errors)
      else fields.current.get(Number(place))?.focus()
    },
  }
}

interface MilestonesProps {
  form: RouteFormState
  goals: Goal[]
  today: Day
  register: (place: number) => (field: SkillComboboxHandle | null) => void
}

/** What to reach, and by when: one step, or up to four on the way. A new one takes the focus. */
export function Milestones({ form, goals, today, register }: MilestonesProps) {
  const { milestones, name } = form.values
  const [added, setAdded] = useState<number>()
  const button = useRef<HTMLButtonElement>(null)
  const add = () => {
    const next = nextMilestone(milestones)
    form.insertListItem('milestones', next)
    setAdded(next.key)
  }
  const remove = (place: number) => {
    form.removeListItem('milestones', place)
    form.clearErrors()
    button.current?.focus()
  }
  const startFrom = (goal: Goal) => {
    form.setFieldValue('milestones.0.skills', goal.skills)
    if (name === '' || goals.some((other) => other.name === name)) form.setFieldValue('name', goal.name)
  }
  return (
    <>
      {milestones.map(({ key }, place) => (
        <Milestone
          key={key}
          form={form}
          place={place}
          goals={milestones.length === 1 ? goals : []}
          today={today}
          isNew={key === added}
          register={register(place)}
          onGoal={startFrom}
          onRemove={milestones.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      <LevelHelp />
      {milestones.length < max && (
        <Button ref={button} className={classes.add} variant="default" size="sm" leftSection={<PlusIcon />} onClick={add}>
          {words.addMilestone}
        </Button>
      )}
    </>
  )
}

interface MilestoneProps {
  form: RouteFormState
  place: number
  goals: Goal[]
  today: Day
  isNew: boolean
  register: (field: SkillComboboxHandle | null) => void
  onGoal: (goal: Goal) => void
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

function Milestone({ form, place, goals, today, isNew, register, onGoal, onRemove }: MilestoneProps) {
  const { skills: wish, date } = form.values.milestones[place] ?? { skills: [], date: null }
  const isLast = place === form.values.milestones.length - 1
  const skills = useRef<SkillComboboxHandle>(null)
  const id = useId()
  useEffect(() => {
    if (isNew) skills.current?.focus()
  }, [isNew])
  const change = (next: { wish: Wish }) => {
    form.setFieldValue(`milestones.${place}.skills`, next.wish)
    form.clearFieldError(`milestones.${place}.skills`)
  }
  const isFull = wish.length >= searchLimits.skills.max
  const keep = (field: SkillComboboxHandle | null) => {
    skills.current = field
    register(field)
  }
  const problem = form.errors[`milestones.${place}.skills`]
  const dateField = form.getInputProps(`milestones.${place}.date`)
  return (
    <fieldset className={classes.milestone} aria-labelledby={onRemove ? `${id}-title` : `${id}-skills`}>
      {onRemove && (
        <div className={classes.milestoneTop}>
          <span id={`${id}-title`}>{words.milestone({ number: place + 1 })}</span>
          <IconButton size={32} label={words.removeMilestone({ number: place + 1 })} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
      <div className={classes.skills}>
        <span id={`${id}-skills`} className={classes.label}>
          {words.skills}
        </span>
        {!isFull && (
          <SkillCombobox
            ref={keep}
            labelledBy={`${id}-skills`}
            describedBy={`${id}-problem`}
            placeholder={words.typeSkill}
            chosenIds={new Set(wish.map(({ skillId }) => skillId))}
            onChoose={(skill) => change(withSkill({ wish }, skill, true))}
          />
        )}
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
        {wish.length > 0 && (
          <WishList
            wish={wish}
            isInline
            onLevel={(skillId, level) => change(withLevel({ wish }, skillId, level))}
            onRemove={(skillId) => {
              change(withSkill({ wish }, { id: skillId, name: '' }, false))
              skills.current?.focus()
            }}
          />
        )}
        {wish.length === 0 && (
          <Goals
            goals={goals}
            isCompact
            onChoose={(goal) => {
              onGoal(goal)
              // The goals are gone now.
              skills.current?.focus()
            }}
          />
        )}
      </div>
      <TextInput
        className={classes.short}
        type="date"
        label={words.by}
        min={today}
        description={isLast ? words.byHelp : undefined}
        {...dateField}
        value={date ?? ''}
        onChange={(event) => {
          form.setFieldValue(`milestones.${place}.date`, event.currentTarget.value || null)
          form.clearFieldError(`milestones.${place}.date`)
        }}
      />
    </fieldset>
  )
}
