import type { Answer } from '#contract/checks/answers.ts'
import type { Question } from '#contract/checks/questions.ts'

/**
 * How right an answer is, from 0 to 1: `match` and `gaps` count the part that is right, `several` takes away what was chosen wrongly. The
 * places of the answer are those of the shown order; no answer, or one of another kind, is worth nothing.
 */
export function markAnswer(question: Question, shownOrder: number[], answer: Answer | null): number {
  switch (question.kind) {
    case 'one':
      return answer?.kind === 'one' && shownOrder[answer.option] === question.right ? 1 : 0
    case 'several': {
      if (answer?.kind !== 'several') return 0
      const right = new Set(question.right)
      const chosen = [...new Set(answer.options.map((place) => shownOrder[place]))]
      const hits = chosen.filter((option) => option !== undefined && right.has(option)).length
      return Math.max(0, (hits - (chosen.length - hits)) / right.size)
    }
    case 'number':
      return answer?.kind === 'number' && isNear(answer.value, question.value, question.tolerance) ? 1 : 0
    case 'short': {
      if (answer?.kind !== 'short') return 0
      return isAccepted(answer.text, question.accepted, question.isCaseSensitive) ? 1 : 0
    }
    case 'order': {
      if (answer?.kind !== 'order' || answer.items.length !== question.items.length) return 0
      return answer.items.every((place, at) => shownOrder[place] === at) ? 1 : 0
    }
    case 'match': {
      if (answer?.kind !== 'match') return 0
      return partOf(question.left, (_, at) => shownOrder[answer.right[at] ?? -1] === at)
    }
    case 'gaps': {
      if (answer?.kind !== 'gaps') return 0
      return partOf(question.gaps, (accepted, at) => isAccepted(answer.texts[at] ?? '', accepted, false))
    }
  }
}

/** Whether an answer fits the question as it was shown. What does not could not come from its form. */
export function fits(question: Question, shownOrder: number[], answer: Answer): boolean {
  const isShown = (place: number) => place < shownOrder.length
  const areShownOnce = (places: number[]) => new Set(places).size === places.length && places.every(isShown)
  switch (answer.kind) {
    case 'one':
      return question.kind === 'one' && isShown(answer.option)
    case 'several':
      return question.kind === 'several' && areShownOnce(answer.options)
    case 'order':
      return question.kind === 'order' && answer.items.length === question.items.length && areShownOnce(answer.items)
    case 'match': {
      const isComplete = question.kind === 'match' && answer.right.length === question.left.length
      return isComplete && answer.right.every((place) => place === null || isShown(place))
    }
    case 'gaps':
      return question.kind === 'gaps' && answer.texts.length === question.gaps.length
    default:
      return question.kind === answer.kind
  }
}

const partOf = <Item>(items: Item[], isRight: (item: Item, at: number) => boolean) => items.filter(isRight).length / items.length

/** 1.1 is within 0.1 of 1, although its difference as floating-point numbers is a little more. */
function isNear(given: number, right: number, tolerance: number): boolean {
  const rounding = 4 * Number.EPSILON * Math.max(Math.abs(given), Math.abs(right), tolerance)
  return Math.abs(given - right) <= tolerance + rounding
}

const isAccepted = (given: string, accepted: string[], isCaseSensitive: boolean) => {
  const read = (text: string) => (isCaseSensitive ? plain(text) : plain(text).toLowerCase())
  return accepted.some((text) => read(text) === read(given))
}

/** Phones write other quotation marks than keyboards, and nobody sees how many spaces there are, or of which parts an accented letter is made. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[\u201c\u201d\u201e]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
