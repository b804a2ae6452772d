import { useId } from 'react'
import type { AnsweredQuestion } from '#contract/checks/attempts.ts'
import { AlertIcon, CheckIcon } from '#web/ui/first-icons.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import classes from './answered.module.css'
import { GivenAnswer } from './given-answer.tsx'
import { QuestionBody } from './question-body.tsx'
import { words } from './words.ts'

/** What was answered, with what of it may be told by now. */
export const AnsweredQuestions = ({ questions }: { questions: AnsweredQuestion[] }) => (
  <ol className={classes.questions}>
    {questions.map((answered) => (
      <li key={answered.position}>
        <Answered {...answered} />
      </li>
    ))}
  </ol>
)

function Answered({ position, question, answer, mark, right, explanation }: AnsweredQuestion) {
  const id = useId()
  return (
    <article className={classes.card} aria-labelledby={`${id}-number`}>
      <div className={classes.top}>
        <h4 id={`${id}-number`}>{words.questionNumber({ number: position })}</h4>
        {mark !== null && <Mark mark={mark} />}
      </div>
      <QuestionBody id={id} question={question} />
      <GivenAnswer question={question} answer={answer} right={mark === 1 ? null : right} isRight={mark === 1} />
      {explanation && (
        <div className={classes.explanation}>
          <h5>{words.explanation}</h5>
          <p>{explanation}</p>
        </div>
      )}
    </article>
  )
}

/** An icon and a word, because not everybody sees the colour. */
function Mark({ mark }: { mark: number }) {
  const [kind, icon, word] =
    mark === 1
      ? (['right', <CheckIcon key="right" />, words.right] as const)
      : mark > 0
        ? (['partly', <AlertIcon key="partly" />, words.partlyRight] as const)
        : (['wrong', <CloseIcon key="wrong" />, words.wrong] as const)
  return (
    <span className={classes.mark} data-mark={kind}>
      {icon}
      {word}
    </span>
  )
}
