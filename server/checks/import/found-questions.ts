import type { ReadQuestions } from '#contract/checks/bank.ts'
import { Question, type QuestionInput } from '#contract/checks/questions.ts'
import { words as contractWords } from '#contract/checks/words.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { words } from './words.ts'

/** More than anybody corrects at once. A hostile text has one on each line. */
const mostProblems = 100
const mostQuestions = formLimits.question.importAtOnce

/** What was found in a text so far. */
export class FoundQuestions {
  readonly questions: ReadQuestions['questions'] = []
  readonly problems: ReadQuestions['problems'] = []
  /** Then nothing more is read. */
  isFull = false

  problem(line: number, problem: string): void {
    if (this.isFull) return
    this.isFull = this.problems.length === mostProblems
    this.problems.push({ line, problem: this.isFull ? words.moreProblems : problem })
  }

  /** Keeps the question if it is valid. `partLines` are the lines of its options, accepted answers or pairs. */
  question(line: number, input: QuestionInput, partLines: number[] = []): boolean {
    if (this.questions.length === mostQuestions) {
      this.problem(line, contractWords.manyToImport({ max: String(mostQuestions) }))
      this.isFull = true
      return false
    }
    const { data, error } = Question.safeParse(input)
    if (data) this.questions.push({ line, question: data })
    const issue = error?.issues[0]
    if (issue) this.problem(lineOf(issue.path, partLines) ?? line, issue.message)
    return data !== undefined
  }

  result(): ReadQuestions {
    if (this.questions.length + this.problems.length === 0) this.problem(1, words.nothing)
    return { questions: this.questions, problems: this.problems }
  }
}

const lineOf = (path: PropertyKey[], partLines: number[]) => {
  const place = path.findLast((part) => typeof part === 'number')
  return place === undefined || path[0] === 'extra' ? undefined : partLines[place]
}

/** Lines as every system writes them, without the mark that some put in front of a file. */
export const toLines = (text: string) => text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)

/** What stands on one line: an option, an accepted answer. */
export const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
