import { type Ref, useId } from 'react'
import type { Answer, QuestionToAnswer } from '#contract/checks/answers.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerField } from './answer-field.tsx'
import { QuestionBody } from './question-body.tsx'
import classes from './questions.module.css'
import { words } from './words.ts'

interface AskedQuestionProps {
  /** From 1. */
  number: number
  question: QuestionToAnswer
  answer: Answer | null
  /** Whether it takes no answer any more. */
  isLocked?: boolean
  /** `isTyped`: a letter of it, after which more will probably follow. */
  onAnswer: (answer: Answer | null, isTyped?: boolean) => void
  ref?: Ref<HTMLFieldSetElement>
}

/** A question with what it is answered with. */
export function AskedQuestion({ number, question, answer, isLocked = false, onAnswer, ref }: AskedQuestionProps) {
  const id = useId()
  // Nothing else takes these back: a radio button stays chosen, and a list is always in some order.
  const canClear = answer !== null && (question.kind === 'one' || question.kind === 'order')
  return (
    <fieldset ref={ref} tabIndex={-1} className={classes.card} aria-labelledby={`${id}-number ${id}-text`} disabled={isLocked}>
      <div className={classes.top}>
        <h3 id={`${id}-number`}>{words.questionNumber({ number })}</h3>
        {canClear && (
          <Button variant="quiet" size="compact-sm" onClick={() => onAnswer(null)}>
            {words.clear}
          </Button>
        )}
      </div>
      <QuestionBody id={`${id}-text`} question={question} />

      <AnswerField question={question} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  )
}
