import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { BankQuestion } from '#contract/checks/bank.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, PencilIcon, PlusIcon } from '#web/ui/icons.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { moved } from './moved.ts'
import { QuestionFacts } from './question-facts.tsx'
import { shortText } from './question-name.ts'
import classes from './question-pool.module.css'
import { words } from './words.ts'

interface QuestionPoolProps {
  pool: BankQuestion[]
  /** Otherwise the check is another person's, to which an Admin adds only questions of that person. */
  isOwn: boolean
  error: ReactNode
  /** The ids in another order, or without one. */
  onOrder: (ids: number[]) => void
  onEdit: (item: BankQuestion) => void
  adder: RefObject<HTMLButtonElement | null>
  onWrite: () => void
  onChoose: () => void
  onImport: () => void
}

/** The questions from which the check asks, and the ways to more of them. */
export function QuestionPool(props: QuestionPoolProps) {
  const { pool, isOwn, error, onOrder, onEdit, adder, onWrite, onChoose, onImport } = props
  const [announcement, setAnnouncement] = useState('')
  const removers = useRef(new Map<number, HTMLButtonElement>())
  const id = useId()
  const ids = pool.map((item) => item.id)
  const move = (place: number, steps: 1 | -1) => {
    const item = pool[place]
    if (!item) return
    onOrder(moved(ids, place, steps))
    setAnnouncement(words.isNumber({ text: shortText(item), place: place + steps + 1, all: pool.length }))
  }
  /** Its button goes with it: that of the next question has the focus then. */
  const remove = (place: number) => {
    const next = pool[place + 1] ?? pool[place - 1]
    const button = next ? removers.current.get(next.id) : adder.current
    button?.focus()
    onOrder(ids.toSpliced(place, 1))
  }
  return (
    <section className={classes.pool} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {words.questions}
        {pool.length > 0 && <span>{pool.length}</span>}
      </h3>
      {pool.length > 0 && (
        <ol className={classes.rows}>
          {pool.map((item, place) => (
            <li key={item.id} className={classes.row}>
              <span className={classes.number} aria-hidden="true">
                {place + 1}
              </span>
              <div className={classes.facts}>
                <QuestionFacts item={item} />
              </div>
              <div className={classes.tools}>
                <div className={classes.arrows}>
                  <MoveButton
                    size={26}
                    label={words.moveUp({ text: shortText(item) })}
                    isIdle={place === 0}
                    onMove={() => move(place, -1)}
                  >
                    <ArrowUpIcon />
                  </MoveButton>
                  <MoveButton
                    size={26}
                    label={words.moveDown({ text: shortText(item) })}
                    isIdle={place === pool.length - 1}
                    onMove={() => move(place, 1)}
                  >
                    <ArrowDownIcon />
                  </MoveButton>
                </div>
                <IconButton
                  className={classes.edit}
                  label={words.editQuestionNamed({ text: shortText(item) })}
                  title={words.edit}
                  onClick={() => onEdit(item)}
                >
                  <PencilIcon />
                </IconButton>
                <DeleteButton
                  ref={(button: HTMLButtonElement | null) => {
                    if (button) removers.current.set(item.id, button)
                    else removers.current.delete(item.id)
                  }}
                  label={words.removeQuestion({ text: shortText(item) })}
                  title={words.removeFromCheck}
                  onClick={() => remove(place)}
                >
                  <CloseIcon />
                </DeleteButton>
              </div>
            </li>
          ))}
        </ol>
      )}
      {error ? (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      ) : (
        pool.length === 0 && <p className={classes.empty}>{isOwn ? words.noQuestions : words.noQuestionsOfOther}</p>
      )}
      {!isOwn && <p className={classes.help}>{words.ofOther}</p>}
      <div className={classes.buttons}>
        <Button
          ref={adder}
          variant={pool.length === 0 ? 'light' : 'default'}
          size="sm"
          leftSection={<PlusIcon />}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={isOwn ? onWrite : onChoose}
        >
          {isOwn ? words.writeQuestion : words.chooseFromBankOfOther}
        </Button>
        {isOwn && (
          <>
            <Button variant="default" size="sm" onClick={onChoose}>
              {words.chooseFromBank}
            </Button>
            <Button variant="default" size="sm" onClick={onImport}>
              {words.importQuestions}
            </Button>
          </>
        )}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  )
}
