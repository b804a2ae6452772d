import { Button, Checkbox, CloseButton } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { type FormEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react'
import type { SkillLookup } from '#contract/automated-search.ts'
import { LevelHelp } from '#web/ui/level-help.tsx'
import { LevelStepper } from './level-stepper.tsx'
import classes from './select-box.module.css'
import type { AutomatedSelect } from './use-automated-select.ts'
import { withLevel, withSkill } from './wish-draft.ts'

export interface SelectBoxHandle {
  /** Focuses the first level or, without skills, the button that adds them. */
  focus: () => void
}

interface SelectBoxProps {
  select: AutomatedSelect
  ref?: Ref<SelectBoxHandle>
  /** Takes the focus, in a drawer that was opened for it. */
  isFocused?: boolean
  onAdd: () => void
  /** Called when a plan or its document was requested. */
  onRequested?: () => void
}

/** The words on the buttons are the specification's. */
export function SelectBox({ select, ref, isFocused = false, onAdd, onRequested }: SelectBoxProps) {
  const { draft, change, pdf } = select
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const levels = useRef<HTMLUListElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => (levels.current?.querySelector('input') ?? addButton.current)?.focus(),
  }))
  useEffect(() => {
    if (isFocused) box.current?.scrollIntoView()
  }, [isFocused])
  const isEmpty = draft.wish.length === 0
  const reason = isEmpty ? `${id}-reason` : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    void select.search(draft)
    onRequested?.()
  }
  // The button that was used is unmounted or disabled afterwards.
  const remove = (skillId: number) => {
    change(withSkill(draft, { id: skillId, name: '' }, false))
    addButton.current?.focus()
  }
  const clean = () => {
    select.clean()
    addButton.current?.focus()
  }
  const openPdf = () => {
    pdf.open()
    onRequested?.()
  }
  return (
    <section ref={box} className={classes.box} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        Automated Courses Select
      </h2>
      <form className={classes.form} onSubmit={submit}>
        {isEmpty ? (
          <p id={reason} className={classes.hint}>
            Choose the skills you want; we find the courses.
          </p>
        ) : (
          <ul ref={levels} className={classes.skills} aria-label="Wanted skills">
            {draft.wish.map((skill) => (
              <SkillLine
                key={skill.skillId}
                skill={skill}
                onLevel={(level) => change(withLevel(draft, skill.skillId, level))}
                onRemove={() => remove(skill.skillId)}
              />
            ))}
          </ul>
        )}
        {!isEmpty && <LevelHelp />}
        <div className={classes.pair}>
          <Button
            ref={addButton}
            size="sm"
            variant="light"
            aria-expanded={select.isChoosing}
            data-autofocus={isFocused || undefined}
            onClick={onAdd}
          >
            ADD
          </Button>
          <Button size="sm" variant="default" disabled={isEmpty} onClick={clean}>
            CLEAN
          </Button>
        </div>
        <Checkbox
          size="sm"
          label="The least time to learn"
          checked={draft.byTime}
          onChange={(event) => change({ ...draft, byTime: event.currentTarget.checked })}
        />
        {select.viewer && (
          <Checkbox
            size="sm"
            label="Count what I know and own"
            checked={draft.countOwn}
            onChange={(event) => change({ ...draft, countOwn: event.currentTarget.checked })}
          />
        )}
        <div className={classes.pair}>
          <Button type="submit" size="sm" disabled={isEmpty} aria-describedby={reason}>
            SEARCH
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={isEmpty}
            aria-describedby={reason}
            loading={pdf.isPending}
            onClick={openPdf}
          >
            GET PDF
          </Button>
        </div>
      </form>
    </section>
  )
}

interface SkillLineProps {
  skill: SkillLookup
  onLevel: (level: number) => void
  onRemove: () => void
}

function SkillLine({ skill, onLevel, onRemove }: SkillLineProps) {
  const name = skill.skillName ?? `Skill ${skill.skillId}`
  return (
    <li className={classes.skill}>
      <span className={classes.name}>{name}</span>
      <LevelStepper name={name} level={skill.level} onChange={onLevel} />
      <CloseButton className={classes.remove} size="sm" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove} />
    </li>
  )
}
