import type { Answer, QuestionToAnswer } from '#contract/checks/answers.ts'
import { type Question, splitAtGaps } from '#contract/checks/questions.ts'

/** A question as learners get it, for its author. The server draws an order each time; here it is one of those, or the author's. */
export function asLearners(question: Question, pictureLink: string | undefined, inOrder = mixed): QuestionToAnswer {
  const { text, code, picture } = question
  const shown = {
    text,
    code: code ? { language: code.language, text: code.text } : null,
    picture: picture && pictureLink ? { link: pictureLink, alt: picture.alt } : null,
  }
  switch (question.kind) {
    case 'one':
    case 'several':
      return { kind: question.kind, ...shown, options: question.options }
    case 'number':
      return { kind: question.kind, ...shown, unit: question.unit }
    case 'short':
      return { kind: question.kind, ...shown }
    case 'order':
      return { kind: question.kind, ...shown, items: inOrder(question.items) }
    case 'match':
      return { kind: question.kind, ...shown, left: question.left, right: inOrder([...question.right, ...question.extra]) }
    case 'gaps':
      return { kind: question.kind, ...shown, parts: splitAtGaps(question.gapText) }
  }
}

/** Always the same, and never the right order: each second one first. */
const mixed = (parts: string[]): string[] => [
  ...parts.filter((_, place) => place % 2 === 1),
  ...parts.filter((_, place) => place % 2 === 0),
]

/** A question in its author's order, with its right answer. */
export const withKey = (question: Question, pictureLink: string | undefined): { question: QuestionToAnswer; right: Answer } => ({
  question: asLearners(question, pictureLink, (parts) => parts),
  right: rightAnswer(question),
})

function rightAnswer(question: Question): Answer {
  switch (question.kind) {
    case 'one':
      return { kind: question.kind, option: question.right }
    case 'several':
      return { kind: question.kind, options: question.right }
    case 'number':
      return { kind: question.kind, value: question.value }
    case 'short':
      return { kind: question.kind, text: question.accepted.join(' / ') }
    case 'order':
      return { kind: question.kind, items: question.items.map((_, place) => place) }
    case 'match':
      return { kind: question.kind, right: question.left.map((_, place) => place) }
    case 'gaps':
      return { kind: question.kind, texts: question.gaps.map((accepted) => accepted.join(' / ')) }
  }
}
