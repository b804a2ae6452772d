import { type FormattedText, readFormat } from './gift-text.ts'

/** What stands in braces, before it is known what kind of question it is. */
export interface GiftAnswer extends FormattedText {
  line: number
  isEqual: boolean
  /** In percent, if it is written. */
  weight: number | undefined
  feedback: FormattedText | undefined
}

/** The mark of an answer: 100 is right. */
export const markOf = ({ isEqual, weight }: GiftAnswer) => weight ?? (isEqual ? 100 : 0)

/** Far more than a question can have. A hostile text has one for each character. */
const mostAnswers = 100

/** `isMarked`: nothing stands before the first = or ~. */
export function readAnswers(written: string, firstLine: number, isHtml: boolean): { answers: GiftAnswer[]; isMarked: boolean } {
  const answers: GiftAnswer[] = []
  let [line, start, startLine] = [firstLine, -1, firstLine]
  const end = (at: number) => {
    if (start >= 0) answers.push(readAnswer(written.slice(start, at), startLine, isHtml))
  }
  const first = written.search(/[=~]/)
  for (const { index, 0: sign } of written.matchAll(/[=~\n]/g)) {
    if (answers.length === mostAnswers) break
    if (sign === '\n') line++
    else {
      end(index)
      start = index
      startLine = line
    }
  }
  end(written.length)
  return { answers, isMarked: first !== -1 && written.slice(0, first).trim() === '' }
}

function readAnswer(written: string, line: number, isHtml: boolean): GiftAnswer {
  const { text, feedback } = splitFeedback(written.slice(1), isHtml)
  const weight = /^%(-?\d{1,3}(?:\.\d{1,9})?)%/.exec(text)
  return {
    line,
    isEqual: written.startsWith('='),
    weight: weight ? Number(weight[1]) : undefined,
    ...readFormat(weight ? text.slice(weight[0].length) : text, isHtml),
    feedback,
  }
}

/** What stands behind the first #. */
export function splitFeedback(written: string, isHtml: boolean): { text: string; feedback: FormattedText | undefined } {
  const at = written.indexOf('#')
  if (at === -1) return { text: written.trim(), feedback: undefined }
  return { text: written.slice(0, at).trim(), feedback: readFormat(written.slice(at + 1), isHtml) }
}
