import type { ComponentType } from 'react'
import type { Answer, QuestionToAnswer } from '#contract/checks/answers.ts'
import type { AnswerProps } from './answer-props.ts'
import { GapsAnswer } from './gaps-answer.tsx'
import { MatchAnswer } from './match-answer.tsx'
import { OneAnswer, SeveralAnswer } from './option-answers.tsx'
import { OrderAnswer } from './order-answer.tsx'
import { NumberAnswer, ShortAnswer } from './written-answers.tsx'

type Kind = QuestionToAnswer['kind']

const fields: { [K in Kind]: ComponentType<AnswerProps<K>> } = {
  one: OneAnswer,
  several: SeveralAnswer,
  number: NumberAnswer,
  short: ShortAnswer,
  order: OrderAnswer,
  match: MatchAnswer,
  gaps: GapsAnswer,
}

interface AnswerFieldProps {
  question: QuestionToAnswer
  answer: Answer | null
  onAnswer: (answer: Answer | null, isTyped?: boolean) => void
}

/** What a question is answered with. */
export function AnswerField({ question, answer, onAnswer }: AnswerFieldProps) {
  return fieldOf({ question, answer: answer?.kind === question.kind ? answer : null, onAnswer } as AnswerProps<Kind>)
}

function fieldOf<K extends Kind>(props: AnswerProps<K>) {
  const kind: K = props.question.kind
  const Field: ComponentType<AnswerProps<K>> = fields[kind]
  return <Field {...props} />
}
