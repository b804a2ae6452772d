import type { Answer, AnswerTo, QuestionToAnswer } from '#contract/checks/answers.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import classes from './answered.module.css'
import { each } from './each.tsx'
import { words } from './words.ts'

interface GivenAnswerProps {
  question: QuestionToAnswer
  /** Undefined where nobody was asked. */
  answer: Answer | null | undefined
  /** Null while it is not told, and if the answer was right. */
  right: Answer | null
  isRight: boolean
}

/** An answer, and beside it the right one. */
export function GivenAnswer({ question, answer, right, isRight }: GivenAnswerProps) {
  if (question.kind === 'one' || question.kind === 'several') {
    const chosen = answer === undefined ? new Set<number>() : chosenOf(answer)
    return <Options texts={question.options} chosen={chosen} right={isRight ? chosen : chosenOf(right)} />
  }
  return (
    <div className={classes.given}>
      {answer && <Said title={words.youAnswered} question={question} answer={answer} />}
      {answer === null && <p>{words.noAnswer}</p>}
      {right && <Said title={words.rightAnswer} question={question} answer={right} isRight />}
    </div>
  )
}

/** Undefined: it is not told which are right. */
function chosenOf(answer: Answer | null): Set<number> | undefined {
  if (answer?.kind === 'one') return new Set([answer.option])
  return answer?.kind === 'several' ? new Set(answer.options) : undefined
}

interface OptionsProps {
  texts: string[]
  chosen: Set<number> | undefined
  right: Set<number> | undefined
}

const Options = ({ texts, chosen, right }: OptionsProps) => (
  <>
    <ul className={classes.options}>
      {each(texts, (text, option) => (
        <li data-chosen={chosen?.has(option) || undefined} data-right={right?.has(option) || undefined}>
          <span className={classes.optionText}>{text}</span>
          {chosen?.has(option) && <span className={classes.tag}>{words.yourAnswer}</span>}
          {right?.has(option) && (
            <span className={classes.tag} data-right>
              <CheckIcon />
              {words.rightOption}
            </span>
          )}
        </li>
      ))}
    </ul>
    {!chosen && <p className={classes.none}>{words.noAnswer}</p>}
  </>
)

interface SaidProps {
  title: string
  question: QuestionToAnswer
  answer: Answer
  isRight?: boolean
}

const Said = ({ title, question, answer, isRight = false }: SaidProps) => (
  <div className={classes.said} data-right={isRight || undefined}>
    <span className={classes.saidTitle}>{title}</span>
    <Written question={question} answer={answer} />
  </div>
)

function Written({ question, answer }: Pick<SaidProps, 'question' | 'answer'>) {
  switch (answer.kind) {
    case 'number':
      return (
        <p>
          {[answer.value, question.kind === 'number' && question.unit].filter((part) => part !== '' && part !== false).join(' ')}
        </p>
      )
    case 'short':
      return <p>{answer.text}</p>
    case 'order':
      return question.kind === 'order' && <Listed texts={answer.items.map((place) => question.items[place] ?? '')} />
    case 'match':
      return question.kind === 'match' && <Pairs question={question} answer={answer} />
    case 'gaps':
      return question.kind === 'gaps' && <Filled parts={question.parts} texts={answer.texts} />
    case 'one':
    case 'several':
      return null
  }
}

const Listed = ({ texts }: { texts: string[] }) => (
  <ol>
    {each(texts, (text) => (
      <li>{text}</li>
    ))}
  </ol>
)

function Pairs({ question, answer }: { question: Extract<QuestionToAnswer, { kind: 'match' }>; answer: AnswerTo<'match'> }) {
  return (
    <dl>
      {each(question.left, (text, place) => (
        <div>
          <dt>{text}</dt>
          <dd>{question.right[answer.right[place] ?? -1] ?? words.nothingChosen}</dd>
        </div>
      ))}
    </dl>
  )
}

const Filled = ({ parts, texts }: { parts: string[]; texts: string[] }) => (
  <p className={classes.filled}>
    {each(parts, (part, gap) => (
      <>
        {part}
        {gap < parts.length - 1 && <mark>{texts[gap]?.trim() || words.emptyGap}</mark>}
      </>
    ))}
  </p>
)
