import type { Answer, QuestionToAnswer } from '#contract/checks/answers.ts'
import { type Question, splitAtGaps } from '#contract/checks/questions.ts'

/** A random whole number from 0 up to, and without, `below`. */
export type Random = (below: number) => number

/** How many parts of a question are shown in an order of their own. */
function countShuffled(question: Question): number {
  switch (question.kind) {
    case 'one':
    case 'several':
      return question.options.length
    case 'order':
      return question.items.length
    case 'match':
      return question.right.length + question.extra.length
    default:
      return 0
  }
}

/** Draws the order in which the parts of a question are shown: for each place its place in the author's order. Items to order never stand right. */
export function drawOrder(question: Question, random: Random): number[] {
  const inOrder = Array.from({ length: countShuffled(question) }, (_, place) => place)
  for (;;) {
    const drawn = shuffled(inOrder, random)
    if (question.kind !== 'order' || drawn.some((item, place) => item !== place)) return drawn
  }
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const drawn: Item[] = []
  for (const [count, item] of items.entries()) {
    const place = random(count + 1)
    const there = drawn[place]
    if (there !== undefined) drawn[count] = there
    drawn[place] = item
  }
  return drawn
}

/** The question without its key, field by field, so that nothing of the key is in it by mistake. */
export function toAnswer(question: Question, shownOrder: number[], pictureLink: string | null): QuestionToAnswer {
  const { text, code, picture } = question
  const shown = {
    text,
    code: code ? { language: code.language, text: code.text } : null,
    picture: picture && pictureLink ? { link: pictureLink, alt: picture.alt } : null,
  }
  const inShownOrder = (parts: string[]) => shownOrder.map((place) => parts[place] ?? '')
  switch (question.kind) {
    case 'one':
    case 'several':
      return { kind: question.kind, ...shown, options: inShownOrder(question.options) }
    case 'number':
      return { kind: question.kind, ...shown, unit: question.unit }
    case 'short':
      return { kind: question.kind, ...shown }
    case 'order':
      return { kind: question.kind, ...shown, items: inShownOrder(question.items) }
    case 'match':
      return { kind: question.kind, ...shown, left: question.left, right: inShownOrder([...question.right, ...question.extra]) }
    case 'gaps':
      return { kind: question.kind, ...shown, parts: splitAtGaps(question.gapText) }
  }
}

/** The right answer, in the places of the shown order. */
export function rightAnswer(question: Question, shownOrder: number[]): Answer {
  const shownAt = (part: number) => shownOrder.indexOf(part)
  switch (question.kind) {
    case 'one':
      return { kind: question.kind, option: shownAt(question.right) }
    case 'several':
      return { kind: question.kind, options: question.right.map(shownAt).sort((a, b) => a - b) }
    case 'number':
      return { kind: question.kind, value: question.value }
    case 'short':
      return { kind: question.kind, text: question.accepted[0] ?? '' }
    case 'order':
      return { kind: question.kind, items: question.items.map((_, at) => shownAt(at)) }
    case 'match':
      return { kind: question.kind, right: question.left.map((_, at) => shownAt(at)) }
    case 'gaps':
      return { kind: question.kind, texts: question.gaps.map(([first = '']) => first) }
  }
}
