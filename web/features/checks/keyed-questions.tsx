import { useId } from 'react'
import type { Answer, QuestionToAnswer } from '#contract/checks/answers.ts'
import classes from './answered.module.css'
import { GivenAnswer } from './given-answer.tsx'
import { QuestionBody } from './question-body.tsx'
import { words } from './words.ts'

export interface KeyedQuestion {
  id: number
  question: QuestionToAnswer
  right: Answer
  explanation: string
  /** What it shows, in a line. */
  facts: string
}

/** Questions with their right answers, for those who may know them. */
export const KeyedQuestions = ({ questions }: { questions: KeyedQuestion[] }) => (
  <ol className={classes.questions}>
    {questions.map((keyed, place) => (
      <li key={keyed.id}>
        <Keyed number={place + 1} {...keyed} />
      </li>
    ))}
  </ol>
)

function Keyed({ number, question, right, explanation, facts }: KeyedQuestion & { number: number }) {
  const id = useId()
  return (
    <article className={classes.card} aria-labelledby={`${id}-number`}>
      <div className={classes.top}>
        <h3 id={`${id}-number`}>{words.questionNumber({ number })}</h3>
        <span className={classes.facts}>{facts}</span>
      </div>
      <QuestionBody id={id} question={question} />
      <GivenAnswer question={question} answer={undefined} right={right} isRight={false} />
      {explanation && (
        <div className={classes.explanation}>
          <h4>{words.explanation}</h4>
          <p>{explanation}</p>
        </div>
      )}
    </article>
  )
}
