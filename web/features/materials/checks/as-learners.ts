import type { QuestionToAnswer } from '#contract/checks/answers.ts'
import { type Question, splitAtGaps } from '#contract/checks/questions.ts'

/** A question as learners get it, for its author. The server draws an order each time; here it is one of those. */
export function asLearners(question: Question, pictureLink: string | undefined): QuestionToAnswer {
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
      return { kind: question.kind, ...shown, items: mixed(question.items) }
    case 'match':
      return { kind: question.kind, ...shown, left: question.left, right: mixed([...question.right, ...question.extra]) }
    case 'gaps':
      return { kind: question.kind, ...shown, parts: splitAtGaps(question.gapText) }
  }
}

/** Always the same, and never the right order: each second one first. */
const mixed = (parts: string[]) => [
  ...parts.filter((_, place) => place % 2 === 1),
  ...parts.filter((_, place) => place % 2 === 0),
]
