import type { ReadQuestions } from '#contract/checks/bank.ts'
import { gapMark } from '#contract/checks/questions.ts'
import { FoundQuestions, toLines } from './found-questions.ts'
import { type Framed, readKind } from './gift-kinds.ts'
import { type GiftPiece, giftPieces } from './gift-pieces.ts'
import { type FormattedText, hasPicture, readFormat, toWords } from './gift-text.ts'
import { words } from './words.ts'

/**
 * Reads GIFT, as Moodle describes it. Titles, categories and the feedback of wrong answers have no place in a question here, and are left
 * out. So are weights: an answer is right or wrong.
 */
export function readGift(text: string): ReadQuestions {
  const found = new FoundQuestions()
  for (const piece of giftPieces(toLines(text), found)) {
    readPiece(piece, found)
    if (found.isFull) break
  }
  return found.result()
}

function readPiece(piece: GiftPiece, found: FoundQuestions): void {
  const { title, rest } = readTitle(piece.before)
  if (rest === undefined) {
    found.problem(piece.line, words.titleOpen)
    return
  }
  const asked = readFormat(rest, false)
  const { isHtml } = asked
  const tail = { text: piece.after, isHtml }
  const { answers, general } = splitGeneral(piece.answers)
  const framed: Framed = {
    ...withGap(toWords(asked), toWords(tail), title),
    isHtml,
    line: piece.answersLine,
    explain: (feedback) => [...feedback, readFormat(general, isHtml)].map(wordsOf).filter(Boolean).join('\n'),
  }
  const { question, partLines, problem, partMarkLine } = readKind(answers, framed)
  if (problem) found.problem(problem.line, problem.text)
  if (!question || !found.question(piece.line, question, partLines)) return
  if ([asked, tail, { text: answers, isHtml }].some(hasPicture)) found.problem(piece.line, words.pictureLost)
  if (partMarkLine !== undefined) found.problem(partMarkLine, words.partMarks)
}

const wordsOf = (text: FormattedText | undefined) => (text ? toWords(text) : '')

/** A question without a text of its own has its title. */
function readTitle(before: string): { title: string; rest: string | undefined } {
  const text = before.trim()
  if (!text.startsWith('::')) return { title: '', rest: text }
  const end = text.indexOf('::', 2)
  if (end === -1) return { title: '', rest: undefined }
  return { title: toWords({ text: text.slice(2, end), isHtml: false }), rest: text.slice(end + 2) }
}

function splitGeneral(answers: string): { answers: string; general: string } {
  const at = answers.indexOf('####')
  return at === -1 ? { answers, general: '' } : { answers: answers.slice(0, at), general: answers.slice(at + 4) }
}

/** Text behind the braces makes a gap of them. Underscores that were written would be read as a second one. */
function withGap(before: string, after: string, title: string): Pick<Framed, 'text' | 'hasGap'> {
  if (after === '') return { text: before || title, hasGap: false }
  const [start, end] = [before, after].map((text) => text.replaceAll(/_{3,}/g, '__'))
  const space = /^\p{P}/u.test(after) ? '' : ' '
  return { text: `${start} ${gapMark}${space}${end}`.trim(), hasGap: true }
}
