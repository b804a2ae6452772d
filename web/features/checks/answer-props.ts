import type { AnswerTo, QuestionToAnswer } from '#contract/checks/answers.ts'

/** What answers to questions of a kind are given with. */
export interface AnswerProps<Kind extends QuestionToAnswer['kind']> {
  question: Extract<QuestionToAnswer, { kind: Kind }>
  answer: AnswerTo<Kind> | null
  /** `isTyped`: a letter of it, after which more will probably follow. */
  onAnswer: (answer: AnswerTo<Kind> | null, isTyped?: boolean) => void
}
