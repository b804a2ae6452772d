import type { Answer, QuestionToAnswer } from '#contract/checks/answers.ts'

/** Whether every part of a question has an answer. */
export function isAnswered(question: QuestionToAnswer, answer: Answer | null | undefined): boolean {
  if (!answer) return false
  switch (answer.kind) {
    case 'several':
      return answer.options.length > 0
    case 'short':
      return answer.text.trim() !== ''
    case 'match':
      return answer.right.length > 0 && answer.right.every((place) => place !== null)
    case 'gaps':
      return answer.texts.length > 0 && answer.texts.every((text) => text.trim() !== '')
    case 'one':
    case 'number':
    case 'order':
      return question.kind === answer.kind
  }
}
