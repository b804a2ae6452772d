import type { FoundQuestions } from './found-questions.ts'
import { protect } from './gift-text.ts'
import { words } from './words.ts'

/** A question as it was written, with its escapes still protected. */
export interface GiftPiece {
  /** Where it begins, and where its answers do. */
  line: number
  answersLine: number
  before: string
  answers: string
  after: string
}

interface Block {
  line: number
  text: string
}

/** Takes a text apart into questions. Empty lines are between them; comments and categories are left out. */
export function* giftPieces(lines: string[], found: FoundQuestions): Generator<GiftPiece> {
  for (const block of blocksOf(lines)) yield* piecesOf(block, found)
}

function* blocksOf(lines: string[]): Generator<Block> {
  let kept: string[] = []
  let first = 0
  for (const [index, line] of [...lines, ''].entries()) {
    const text = line.trim()
    // A comment keeps its line, so that the lines after it are counted right.
    if (text.startsWith('//') || text.startsWith('$CATEGORY:')) {
      if (kept.length > 0) kept.push('')
    } else if (text !== '') {
      if (kept.length === 0) first = index + 1
      kept.push(line)
    } else if (kept.length > 0) {
      yield { line: first, text: protect(kept.join('\n')) }
      kept = []
    }
  }
}

/** Braces, with the place and line of each. */
function bracesOf({ line, text }: Block) {
  const braces: { at: number; line: number; isOpening: boolean }[] = []
  let current = line
  for (const { index, 0: sign } of text.matchAll(/[{}\n]/g)) {
    if (sign === '\n') current++
    else braces.push({ at: index, line: current, isOpening: sign === '{' })
  }
  return braces
}

/** Mostly one. Questions without an empty line between them are told apart when each ends with its line. */
function* piecesOf(block: Block, found: FoundQuestions): Generator<GiftPiece> {
  const { text } = block
  const braces = bracesOf(block)
  if (braces.length === 0) return found.problem(block.line, words.noAnswers)
  const wrong = braces.find(({ isOpening }, place) => isOpening !== (place % 2 === 0))
  if (wrong) return found.problem(wrong.line, wrong.isOpening ? words.openedTwice : words.notOpened)
  let [start, line] = [0, block.line]
  for (let place = 0; place < braces.length && !found.isFull; place += 2) {
    const [opening, closing, next] = braces.slice(place, place + 3)
    if (!opening) return
    if (!closing) return found.problem(opening.line, words.notClosed)
    const lineEnd = text.indexOf('\n', closing.at)
    const end = next && lineEnd !== -1 ? lineEnd : text.length
    if (next && (next.at < end || text.slice(closing.at + 1, end).trim() !== ''))
      return found.problem(next.line, words.manyBraces)
    yield {
      line,
      answersLine: opening.line,
      before: text.slice(start, opening.at),
      answers: text.slice(opening.at + 1, closing.at),
      after: text.slice(closing.at + 1, end),
    }
    start = end + 1
    line = closing.line + 1
  }
}
