import type { Answer } from '#contract/checks/answers.ts'
import type { Question } from '#contract/checks/questions.ts'
import { type DrawnQuestion, type PastAnswer, rightAnswer, scorePastAttempt } from '#server/checks/index.ts'
import type { Random } from './artwork/pen.ts'

/** How an attempt is to end. */
export type Ending = 'passed' | 'failed' | 'open'

/** Answers of a learner with this ability: from about -1.5 to 1.5, as the difficulty of a question. */
export function answerAll(
  drawn: DrawnQuestion[],
  { ability, passPercent, ending, random }: { ability: number; passPercent: number; ending: Ending; random: Random },
): PastAnswer[] {
  const knows = ({ question, level }: DrawnQuestion) => {
    const share = 1 / (1 + Math.exp(-1.4 * (ability + 0.5 - difficultyOf(question, level))))
    return random.chance(guessShare(question) + (1 - guessShare(question)) * share)
  }
  const answers = drawn.map((one) => ({ ...one, answer: knows(one) ? right(one) : wrong(one, random) }))
  const isPassed = () => scorePastAttempt(answers, passPercent).isPassed
  // What is to end otherwise is changed, one question after the other, until it does.
  for (const one of answers) {
    if (ending === 'open' || isPassed() === (ending === 'passed')) break
    one.answer = ending === 'passed' ? right(one) : wrong(one, random)
  }
  return answers
}

const right = ({ question, shownOrder }: DrawnQuestion) => rightAnswer(question, shownOrder)

/** Higher levels are harder, and some questions are harder than their level. */
const difficultyOf = (question: Question, level: number) => 0.25 * (level - 3) + 1.8 * (chanceOf(question.text) - 0.5)

function guessShare(question: Question): number {
  if (question.kind === 'one') return 1 / question.options.length
  return question.kind === 'several' ? 0.1 : 0
}

/** What somebody answers who does not know it. Some wrong options look better than others, and some questions are left out. */
function wrong({ question, shownOrder }: DrawnQuestion, random: Random): Answer | null {
  if (random.chance(0.05)) return null
  const shownAt = (part: number) => shownOrder.indexOf(part)
  const swap = (places: number[]) => {
    const at = random.whole(0, places.length - 2)
    return places.toSpliced(at, 2, places[at + 1] ?? 0, places[at] ?? 0)
  }
  switch (question.kind) {
    case 'one': {
      const others = question.options.map((_, place) => place).filter((place) => place !== question.right)
      return { kind: 'one', option: shownAt(tempting(question, others, random)) }
    }
    case 'several': {
      const others = question.options.map((_, place) => place).filter((place) => !question.right.includes(place))
      const chosen =
        others.length === 0 || (question.right.length > 1 && random.chance(0.5))
          ? question.right.toSpliced(random.whole(0, question.right.length - 1), 1)
          : [...question.right, tempting(question, others, random)]
      return { kind: 'several', options: chosen.map(shownAt) }
    }
    case 'number': {
      const { value, tolerance } = question
      const step = Math.max(1, 2 * tolerance)
      const near = [value + step, value * 2 + step, value - step, value * 10 + step] as const
      return { kind: 'number', value: near[tempting(question, [0, 1, 2, 3], random)] ?? value + step }
    }
    case 'short':
      return { kind: 'short', text: misspelled(question.accepted[0] ?? '', random) }
    case 'order':
      return { kind: 'order', items: swap(question.items.map((_, at) => shownAt(at))) }
    case 'match':
      return { kind: 'match', right: swap(question.left.map((_, at) => shownAt(at))) }
    case 'gaps': {
      const missed = random.whole(0, question.gaps.length - 1)
      return {
        kind: 'gaps',
        texts: question.gaps.map(([first = ''], at) => (at === missed ? misspelled(first, random) : first)),
      }
    }
  }
}

/** One of these places: each looks as good as its question and place decide. */
function tempting(question: Question, places: number[], random: Random): number {
  const weights = places.map((place) => 0.1 + chanceOf(`${question.text} ${place}`) ** 3)
  let left = random.between(
    0,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return places[at] ?? places[0] ?? 0
}

/** The word with something that does not belong to it. */
const misspelled = (word: string, random: Random) =>
  word.slice(0, Math.max(1, word.length - 1)) + random.pick(['x', 'es', 'ing', 'q'])

/** From 0 to 1, always the same for a text. */
function chanceOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash ^= hash >>> 15
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) / 2 ** 32
}
