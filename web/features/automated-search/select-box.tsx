import { Button, Checkbox, CloseButton } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import type { SkillLookup } from '#contract/automated-search.ts'
import { LevelHelp } from '#web/ui/level-help.tsx'
import { LevelStepper } from './level-stepper.tsx'
import classes from './select-box.module.css'
import type { AutomatedSelect } from './use-automated-select.ts'
import { withLevel, withSkill } from './wish-draft.ts'

interface SelectBoxProps {
  select: AutomatedSelect
  /** So that the focus can come back to it. */
  addButtonId?: string
  levelsId?: string
  /** In a drawer it may be the box that somebody came for. */
  isFocused?: boolean
  onAdd: () => void
  /** A plan or its document was asked for. */
  onAsked?: () => void
}

/** The specification's words on its buttons. */
export function SelectBox({ select, addButtonId, levelsId, isFocused = false, onAdd, onAsked }: SelectBoxProps) {
  const { draft, change, pdf } = select
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.scrollIntoView()
  }, [isFocused])
  const isEmpty = draft.wish.length === 0
  const reason = isEmpty ? `${id}-reason` : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    void select.search(draft)
    onAsked?.()
  }
  // The button that was used is gone or disabled then.
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
    onAsked?.()
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
          <ul id={levelsId} className={classes.skills} aria-label="Wanted skills">
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
            id={addButtonId}
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
