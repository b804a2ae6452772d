import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import type { Skill } from '#contract/skills/skills.ts'
import fields from '#web/ui/field.module.css'
import { OptionPanel, optionId, useActiveOption } from '#web/ui/option-panel.tsx'
import { useAfterPause } from '#web/ui/use-after-pause.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { skillChooserQuery } from './automated-search.api.ts'
import classes from './skill-combobox.module.css'
import { words } from './words.ts'

export interface SkillComboboxHandle {
  focus: () => void
}

interface SkillComboboxProps {
  /** The ids of the label and of what explains the field. */
  labelledBy: string
  describedBy?: string | undefined
  placeholder: string
  ref?: Ref<SkillComboboxHandle>
  /** Skills that are chosen already, which are not offered again. */
  chosenIds: ReadonlySet<number>
  onChoose: (skill: Skill) => void
}

/**
 * Finds skills as one types: a combobox after the WAI-ARIA pattern, whose first match is active while there is a text. Enter chooses it,
 * even when it is pressed before the matches have come. Without a text, Enter submits the form around it.
 */
export function SkillCombobox({ labelledBy, describedBy, placeholder, ref, chosenIds, onChoose }: SkillComboboxProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }))
  const wanted = text.trim()
  const filter = useAfterPause(wanted)
  const { data, isError, isPlaceholderData } = useQuery({ ...skillChooserQuery(1, filter), enabled: isOpen })
  const offered = (skills: Skill[]) => skills.filter((skill) => !chosenIds.has(skill.id))
  const options = offered(data?.items ?? [])
  const isCurrent = filter === wanted && !isPlaceholderData
  const { active, isMoved, move, reset } = useActiveOption(options.length, wanted ? 0 : -1)

  const change = (next: string) => {
    setText(next)
    reset()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    reset()
  }
  const choose = (skill: Skill | undefined) => {
    if (!skill) return
    onChoose(skill)
    setText('')
    close()
  }
  const chooseFirst = async () => {
    const { items } = await client.fetchQuery(skillChooserQuery(1, wanted))
    choose(offered(items)[0])
  }
  const moveOpen = (step: 1 | -1) => {
    setOpen(true)
    if (isOpen) move(step)
    else reset()
  }
  const pressEnter = (event: KeyboardEvent) => {
    const option = isOpen && (isMoved || isCurrent) ? options[active] : undefined
    if (!option && !wanted) return
    event.preventDefault()
    if (option) choose(option)
    // Nothing to choose from yet. A call that fails is reported below the field.
    else chooseFirst().catch(() => setOpen(true))
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') return pressEnter(event)
    if (event.key === 'ArrowDown') moveOpen(1)
    else if (event.key === 'ArrowUp') moveOpen(-1)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Escape') setText('')
    else return
    event.preventDefault()
  }
  const noneFound = data?.items.length ? words.noOtherSkillWith : words.noSkillWith
  const isListed = isOpen && options.length > 0
  return (
    <div className={classes.root}>
      <input
        ref={input}
        className={`${fields.input} ${classes.input}`}
        role="combobox"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-activedescendant={isListed && active >= 0 ? optionId(id, active) : undefined}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={200}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={pressKey}
      />
      {isOpen && (data || isError) && (
        <OptionPanel
          id={id}
          label={words.skills}
          options={options.map((skill) => ({ key: skill.id, content: skill.name }))}
          active={active}
          onChoose={(place) => choose(options[place])}
        >
          <p>{isError ? words.skillsFailed : noneFound}</p>
        </OptionPanel>
      )}
      <VisuallyHidden role="status">
        {isOpen && data && (options.length > 0 ? words.skillsFound({ count: options.length }) : words.noSkillFound)}
      </VisuallyHidden>
    </div>
  )
}
