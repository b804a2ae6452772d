import { type FormEvent, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { LevelHelp } from '#web/features/course-parts/index.ts'
import { Button } from '#web/ui/button.tsx'
import { MustList } from './must-list.tsx'
import { PlanSwitches } from './plan-switches.tsx'
import classes from './select-box.module.css'
import type { AutomatedSelect } from './use-automated-select.ts'
import { withLevel, withoutMust, withSkill } from './wish-draft.ts'
import { WishList } from './wish-list.tsx'
import { words } from './words.ts'

export interface SelectBoxHandle {
  /** Focuses the first level or, without skills, the button that adds them. Returns false if the box is not shown. */
  focus: () => boolean
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
  const addButton = useRef<HTMLButtonElement>(null)
  const levels = useRef<HTMLUListElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => {
      const target = levels.current?.querySelector('input') ?? addButton.current
      target?.focus()
      return target !== null && document.activeElement === target
    },
  }))
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
  const removeMust = (courseId: number) => {
    change(withoutMust(draft, courseId))
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
    <section className={classes.box} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {words.title}
      </h2>
      <form className={classes.form} onSubmit={submit}>
        {isEmpty ? (
          <p id={reason} className={classes.hint}>
            {words.chooseSkills}
          </p>
        ) : (
          <WishList
            ref={levels}
            wish={draft.wish}
            onLevel={(skillId, level) => change(withLevel(draft, skillId, level))}
            onRemove={remove}
          />
        )}
        {!isEmpty && <LevelHelp />}
        {draft.must.length > 0 && <MustList must={draft.must} onRemove={removeMust} />}
        <div className={classes.pair}>
          <Button
            ref={addButton}
            size="sm"
            variant="light"
            aria-expanded={select.isChoosing}
            data-autofocus={isFocused || undefined}
            onClick={onAdd}
          >
            {words.add}
          </Button>
          <Button size="sm" variant="default" disabled={isEmpty && draft.must.length === 0} onClick={clean}>
            {words.clean}
          </Button>
        </div>
        <PlanSwitches planSearch={draft} onChange={change} />
        <div className={classes.pair}>
          <Button type="submit" size="sm" disabled={isEmpty} aria-describedby={reason}>
            {words.search}
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={isEmpty}
            aria-describedby={reason}
            loading={pdf.isPending}
            onClick={openPdf}
          >
            {words.getPdf}
          </Button>
        </div>
      </form>
    </section>
  )
}
