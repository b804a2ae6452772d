import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import { GoalWords } from '#contract/core/forms.ts'
import { paths } from '#contract/core/paths.ts'
import type { Goal } from '#contract/goals/goals.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { SkillCombobox, type SkillComboboxHandle, WishList, withLevel, withSkill } from '#web/features/automated-search/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import lines from '#web/ui/line-list.module.css'
import { notifyDone } from '#web/ui/notify.tsx'
import classes from './goals.module.css'
import { useSaveGoal } from './keep-goals.api.ts'
import { words } from './words.ts'

/** Without a goal: adds one. */
export function GoalEditor({ goal }: { goal: Goal | undefined }) {
  const save = useSaveGoal(goal?.id)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ wish: Wish }>({ wish: goal?.skills ?? [] })
  const { wish } = chosen
  const [isEmptyRefused, setEmptyRefused] = useState(false)
  const skills = useRef<SkillComboboxHandle>(null)
  const id = useId()
  const form = useForm({
    initialValues: { name: goal?.name ?? '', sentence: goal?.sentence ?? '' },
    validate: schemaResolver(GoalWords, { sync: true }),
    validateInputOnBlur: true,
  })
  const change = (next: { wish: Wish }) => {
    setChosen(next)
    setEmptyRefused(false)
  }
  const submit = form.onSubmit((texts) => {
    if (save.isPending) return
    if (wish.length === 0) {
      setEmptyRefused(true)
      return skills.current?.focus()
    }
    const done = () => {
      notifyDone(words.saved)
      navigate(paths.statistics('goals'))
    }
    save.mutate({ ...texts, skills: wish }, { onSuccess: done })
  }, focusFirstError(form))
  const isFull = wish.length >= searchLimits.skills.max
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput label={words.name} description={words.nameHelp} {...form.getInputProps('name')} />
      <TextInput label={words.sentence} description={words.sentenceHelp} {...form.getInputProps('sentence')} />
      <div className={classes.skills}>
        <span id={id} className={classes.label}>
          {words.skills}
        </span>
        {!isFull && (
          <SkillCombobox
            ref={skills}
            labelledBy={id}
            describedBy={`${id}-problem`}
            placeholder={words.typeSkill}
            chosenIds={new Set(wish.map(({ skillId }) => skillId))}
            onChoose={(skill) => change(withSkill(chosen, skill, true))}
          />
        )}
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {isEmptyRefused && words.chooseSkill}
        </p>
        {wish.length > 0 && (
          <WishList
            wish={wish}
            isInline
            onLevel={(skillId, level) => change(withLevel(chosen, skillId, level))}
            onRemove={(skillId) => {
              change(withSkill(chosen, { id: skillId, name: '' }, false))
              skills.current?.focus()
            }}
          />
        )}
      </div>
      {save.isError && <ErrorList messages={errorMessages(save.error)} />}
      <div className={lines.buttons}>
        <Button type="submit" loading={save.isPending}>
          {words.saveGoal}
        </Button>
        <LinkButton to={paths.statistics('goals')} variant="default">
          {words.backToList}
        </LinkButton>
      </div>
    </form>
  )
}
