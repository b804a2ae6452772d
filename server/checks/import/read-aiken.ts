import type { ReadQuestions } from '#contract/checks/bank.ts'
import { FoundQuestions, onOneLine, toLines } from './found-questions.ts'
import { words } from './words.ts'

interface Open {
  line: number
  text: string[]
  options: string[]
  optionLines: number[]
  /** It was named as a problem already, and is only read to its end. */
  isWrong: boolean
}

/** Reads Aiken: a question, its options from A on, and the letter of the right one. */
export function readAiken(text: string): ReadQuestions {
  const found = new FoundQuestions()
  let open: Open | undefined
  let isAfterEmpty = true
  const end = () => {
    if (open && !open.isWrong) found.problem(open.line, open.options.length === 0 ? words.noOptions : words.noAnswerLine)
    open = undefined
  }
  for (const [index, written] of toLines(text).entries()) {
    if (found.isFull) break
    const [line, content] = [index + 1, onOneLine(written)]
    const answer = /^ANSWER ?:(.*)$/i.exec(content)?.[1]?.trim()
    const option = readOption(content, open)
    if (content === '') {
      isAfterEmpty = true
      continue
    }
    if (answer !== undefined) {
      if (!open) found.problem(line, words.noText)
      else if (!open.isWrong) keep(found, open, line, answer)
      open = undefined
    } else if (open && option) {
      const expected = letterAt(open.options.length)
      if (option.letter !== expected && !open.isWrong) {
        found.problem(line, words.letterExpected({ expected, found: option.letter }))
        open.isWrong = true
      }
      open.options.push(option.text)
      open.optionLines.push(line)
    } else if (open && !isAfterEmpty) {
      if (open.options.length === 0) open.text.push(content)
      else if (!open.isWrong) {
        found.problem(line, words.notAnOption)
        open.isWrong = true
      }
    } else {
      end()
      open = { line, text: [content], options: [], optionLines: [], isWrong: false }
    }
    isAfterEmpty = false
  }
  end()
  return found.result()
}

/** "C. elegans is a worm" is no option as long as there is no A. */
function readOption(content: string, open: Open | undefined) {
  const [, given = '', text = ''] = /^([A-Z])[.)] ?(.*)$/i.exec(content) ?? []
  const letter = given.toUpperCase()
  if (!open || letter === '') return undefined
  return open.options.length === 0 && letter !== 'A' ? undefined : { letter, text }
}

function keep(found: FoundQuestions, { line, text, options, optionLines }: Open, answerLine: number, answer: string): void {
  const right = answer.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)
  if (options.length === 0) found.problem(line, words.noOptions)
  else if (!/^[A-Z]$/i.test(answer)) found.problem(answerLine, words.oneLetter)
  else if (right >= options.length) found.problem(answerLine, words.noSuchLetter({ letter: answer.toUpperCase() }))
  else found.question(line, { kind: 'one', text: text.join('\n'), options, right }, optionLines)
}

const letterAt = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place)
