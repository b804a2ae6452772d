import { useId } from 'react'
import type { CheckResult } from '#contract/checks/attempts.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Title } from '#web/ui/title.tsx'
import type { CheckPlace, OpenAttempt, ShownState } from './checks.api.ts'
import { isAnswered } from './is-answered.ts'
import { Questions } from './questions.tsx'
import classes from './start-card.module.css'
import { TimeLeft } from './time-left.tsx'
import { useAnswers } from './use-answers.ts'
import { useSend } from './use-send.ts'
import { useTimeLeft } from './use-time-left.ts'
import { words } from './words.ts'

interface AttemptingProps {
  place: CheckPlace
  attempt: OpenAttempt
  state: ShownState
  /** Whether the questions are shown, rather than the button to continue. */
  isTaking: boolean
  onContinue: () => void
  onSent: (result: CheckResult) => void
  onRead: () => void
}

/** An attempt that was not sent. What the browser has kept of it is saved, and it is sent when its time ends, also while its questions are not shown. */
export function Attempting({ place, attempt, state, isTaking, onContinue, onSent, onRead }: AttemptingProps) {
  const { keeper, answers, saving } = useAnswers(attempt, onRead)
  const { sending, send } = useSend({ place, attemptId: attempt.id, keeper, onSent })
  const left = useTimeLeft(attempt, () => void send())
  const answered = attempt.questions.filter(({ position, question }) => isAnswered(question, answers.get(position)))
  const id = useId()
  if (isTaking) {
    return (
      <Questions
        attempt={attempt}
        isTrial={state.isTrial}
        answers={answers}
        saving={saving}
        sending={sending}
        secondsLeft={left}
        onAnswer={(position, answer, isTyped) => keeper.change(position, answer, isTyped)}
        onSend={() => void send()}
      />
    )
  }
  return (
    <section aria-labelledby={id} className={classes.card}>
      <Title order={3} id={id}>
        {words.begun}
      </Title>
      {state.isTrial && <Notice isDone>{words.trial}</Notice>}
      <p className={classes.quiet}>{words.answeredSoFar({ answered: answered.length, count: attempt.questions.length })}</p>
      {left !== undefined && <TimeLeft seconds={left} />}
      {sending.error !== undefined && <ErrorList isQuiet messages={errorMessages(sending.error)} />}
      <div className={classes.start}>
        <Button loading={sending.state !== 'no'} onClick={onContinue}>
          {words.continue}
        </Button>
      </div>
    </section>
  )
}
