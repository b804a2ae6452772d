import type { QuestionInput } from '#contract/checks/questions.ts'
import { onOneLine } from './found-questions.ts'
import { type GiftAnswer, markOf, readAnswers } from './gift-answers.ts'
import { type FormattedText, readFormat, toWords } from './gift-text.ts'
import { readNumber } from './read-number.ts'
import { words } from './words.ts'

/** What is around the answers. */
export interface Framed {
  text: string
  /** The text has a gap where the answers stood. */
  hasGap: boolean
  isHtml: boolean
  /** Where the answers begin. */
  line: number
  /** These and the general feedback. */
  explain: (feedback: (FormattedText | undefined)[]) => string
}

export interface ReadKind {
  question?: QuestionInput
  /** The lines of its options, accepted answers or pairs. */
  partLines?: number[]
  /** An answer that gives a part of the mark. */
  partMarkLine?: number | undefined
  problem?: { line: number; text: string }
}

const wrong = (line: number, text: string): ReadKind => ({ problem: { line, text } })

/** Finds out what kind of question has these answers. */
export function readKind(written: string, framed: Framed): ReadKind {
  const text = written.trim()
  if (text === '') return wrong(framed.line, words.essay)
  if (text.startsWith('#')) return readNumberQuestion(written, framed)
  const [said = '', ...feedback] = text.split('#')
  if (/^(t|true|f|false)$/i.test(said.trim())) return readTrueOrFalse(/^t/i.test(said), feedback, framed)
  const { answers, isMarked } = readAnswers(written, framed.line, framed.isHtml)
  if (!isMarked) return wrong(framed.line, words.noMarks)
  if (answers.some(({ isEqual }) => !isEqual)) return readChoice(answers, framed)
  return answers.some(({ text }) => text.includes('->')) ? readPairs(answers, framed) : readShort(answers, framed)
}

/** The first feedback is for those who are wrong, the second for those who are right. */
function readTrueOrFalse(isTrue: boolean, [ifWrong = '', ifRight = '']: string[], { text, isHtml, explain }: Framed): ReadKind {
  const explanation = explain([readFormat(ifRight.trim() || ifWrong, isHtml)])
  return { question: { kind: 'one', text, explanation, options: [words.isTrue, words.isFalse], right: isTrue ? 0 : 1 } }
}

function readNumberQuestion(written: string, framed: Framed): ReadKind {
  // A space in the place of the # keeps the lines.
  const inside = written.replace('#', ' ')
  const isList = /^[=~]/.test(inside.trim())
  const { answers } = readAnswers(isList ? inside : inside.replace(/^\s*/, '$&='), framed.line, framed.isHtml)
  const right = answers.filter((answer) => markOf(answer) >= 100)
  const [only, second] = right
  if (!only) return wrong(framed.line, words.noneRight)
  if (second) return wrong(second.line, words.manyNumbers)
  const given = partOf(only)
  const number = readNumber(given)
  if (!number) return wrong(only.line, words.notANumber({ given: given.slice(0, 40).toWellFormed() }))
  const question: QuestionInput = { kind: 'number', text: framed.text, explanation: framed.explain([only.feedback]), ...number }
  return { question, partMarkLine: partMarkLine(answers) }
}

function readChoice(answers: GiftAnswer[], { text, explain, line }: Framed): ReadKind {
  const placed = answers.map((answer, place) => ({ ...answer, place }))
  const [single, second] = placed.filter((answer) => answer.isEqual && markOf(answer) >= 100)
  if (second) return wrong(second.line, words.manyRight)
  const right = single ? [single] : placed.filter((answer) => markOf(answer) > 0)
  if (right.length === 0) return wrong(line, words.noneRight)
  const shared = { text, explanation: explain(right.map(({ feedback }) => feedback)), options: answers.map(partOf) }
  const partLines = answers.map(({ line }) => line)
  return single
    ? { question: { kind: 'one', ...shared, right: single.place }, partLines, partMarkLine: partMarkLine(answers) }
    : { question: { kind: 'several', ...shared, right: right.map(({ place }) => place) }, partLines }
}

function readShort(answers: GiftAnswer[], { text, hasGap, explain, line }: Framed): ReadKind {
  const right = answers.filter((answer) => markOf(answer) >= 100)
  if (right.length === 0) return wrong(line, words.noneRight)
  const withWildcard = right.find(({ text }) => text.includes('*'))
  if (withWildcard) return wrong(withWildcard.line, words.wildcard)
  const accepted = right.map(partOf)
  const explanation = explain(right.map(({ feedback }) => feedback))
  return {
    question: hasGap
      ? { kind: 'gaps', text: words.fillGap, explanation, gapText: text, gaps: [accepted] }
      : { kind: 'short', text, explanation, accepted },
    partLines: right.map(({ line }) => line),
    partMarkLine: partMarkLine(answers),
  }
}

/** A choice that belongs to nothing has nothing on the left. */
function readPairs(answers: GiftAnswer[], { text, explain }: Framed): ReadKind {
  const pairs = answers.map((answer) => {
    const at = answer.text.indexOf('->')
    const part = (text: string) => partOf({ ...answer, text })
    return { at, line: answer.line, left: part(answer.text.slice(0, Math.max(at, 0))), right: part(answer.text.slice(at + 2)) }
  })
  const noPair = pairs.find(({ at }) => at === -1)
  if (noPair) return wrong(noPair.line, words.noPair)
  const whole = pairs.filter(({ left }) => left !== '')
  const extra = pairs.filter(({ left }) => left === '').map(({ right }) => right)
  const [left, right] = [whole.map((pair) => pair.left), whole.map((pair) => pair.right)]
  return {
    question: { kind: 'match', text, explanation: explain([]), left, right, extra },
    partLines: whole.map(({ line }) => line),
  }
}

const partOf = (text: FormattedText) => onOneLine(toWords(text))
const partMarkLine = (answers: GiftAnswer[]) => answers.find((answer) => markOf(answer) > 0 && markOf(answer) < 100)?.line
