import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#contract/checks/answers.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Answers, Keeping } from './answer-keeper.ts'
import { AskedQuestion } from './asked-question.tsx'
import type { OpenAttempt } from './checks.api.ts'
import { isAnswered } from './is-answered.ts'
import { Overview } from './overview.tsx'
import classes from './questions.module.css'
import { SavedLine } from './saved-line.tsx'
import { TimeLeft } from './time-left.tsx'
import type { Sending } from './use-send.ts'
import { words } from './words.ts'

interface QuestionsProps {
  attempt: OpenAttempt
  isTrial: boolean
  answers: Answers
  saving: Keeping['saving']
  sending: Sending
  /** Undefined without a time limit. */
  secondsLeft: number | undefined
  onAnswer: (position: number, answer: Answer | null, isTyped: boolean) => void
  onSend: () => void
}

/** All questions of an attempt, one below the other, with what is answered and the time above them. */
export function Questions(props: QuestionsProps) {
  const { attempt, isTrial, answers, saving, sending, secondsLeft, onAnswer, onSend } = props
  const { questions } = attempt
  const [isAsking, setAsking] = useState(false)
  const cards = useRef(new Map<number, HTMLElement>())
  const top = useFocusAtFirst()
  const isOver = secondsLeft === 0
  const isAnsweredAt = (position: number) =>
    questions.some((one) => one.position === position && isAnswered(one.question, answers.get(position)))
  const missing = questions.filter(({ position }) => !isAnsweredAt(position))
  const goTo = (position: number) => {
    const card = cards.current.get(position)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }
  return (
    <section ref={top} tabIndex={-1} aria-label={words.questions} className={classes.questions}>
      {isTrial && <Notice isDone>{words.trial}</Notice>}
      <div className={classes.bar}>
        <span className={classes.count}>
          {words.answeredOf({ answered: questions.length - missing.length, all: questions.length })}
        </span>
        <SavedLine saving={saving} />
        {secondsLeft !== undefined && <TimeLeft seconds={secondsLeft} />}
      </div>
      {questions.length > 1 && (
        <Overview positions={questions.map(({ position }) => position)} isAnswered={isAnsweredAt} onGo={goTo} />
      )}
      <ol className={classes.list}>
        {questions.map(({ position, question }) => (
          <li key={position}>
            <AskedQuestion
              ref={(card) => {
                if (card) cards.current.set(position, card)
              }}
              number={position}
              question={question}
              answer={answers.get(position) ?? null}
              isLocked={isOver}
              onAnswer={(answer, isTyped = false) => onAnswer(position, answer, isTyped)}
            />
          </li>
        ))}
      </ol>
      <div className={classes.end}>
        {isOver && <Notice>{sending.state === 'waiting' ? words.overCannotSend : words.timeOver}</Notice>}
        {!isOver && sending.state === 'waiting' && <Notice>{words.sendsLater}</Notice>}
        {sending.error !== undefined && <ErrorList isQuiet messages={errorMessages(sending.error)} />}
        <div className={classes.send}>
          <Button
            size="lg"
            loading={sending.state !== 'no'}
            onClick={() => (missing.length > 0 && !isOver ? setAsking(true) : onSend())}
          >
            {words.send}
          </Button>
          <span className={classes.quiet}>{words.sendIsFinal}</span>
        </div>
      </div>
      {isAsking && !isOver && (
        <ConfirmDialog
          title={words.askToSend({ count: missing.length })}
          confirm={words.sendNow}
          cancel={words.goOnAnswering}
          onConfirm={() => {
            setAsking(false)
            onSend()
          }}
          onCancel={() => setAsking(false)}
        >
          {words.askToSendHelp({ questions: missing.map(({ position }) => position).join(', ') })}
        </ConfirmDialog>
      )}
    </section>
  )
}

/** The button that was pressed is not there any more. */
function useFocusAtFirst() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  return section
}
