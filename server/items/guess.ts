import type { Question } from '#contract/checks/questions.ts'

/** An answer to a question that is easier to guess says nothing. */
export const mostGuess = 0.5

/** The chance to be all right by guessing: an answer counts as right only with the full mark. */
export function guessOf(question: Question): number {
  switch (question.kind) {
    case 'one':
      return 1 / question.options.length
    case 'several':
      // One choice of all that choose something.
      return 1 / (2 ** question.options.length - 1)
    case 'order':
      // It is never shown in the right order.
      return 1 / Math.max(1, factorial(question.items.length) - 1)
    case 'match':
      return factorial(question.extra.length) / factorial(question.right.length + question.extra.length)
    case 'number':
    case 'short':
    case 'gaps':
      return 0
  }
}

const factorial = (count: number): number => (count <= 1 ? 1 : count * factorial(count - 1))
