import { type Asked, fulfils, type JudgedCourse, type Kind, kinds, type Wanted } from './judging.ts'
import { practiceAsked } from './practice.ts'
import { practiceDemoAsked } from './practice-demo.ts'
import { demoAsked } from './questions-demo.ts'
import { meaningsAsked } from './questions-meanings.ts'
import { textsAsked } from './questions-texts.ts'
import { wordsAsked } from './questions-words.ts'

export interface Question {
  typed: string
  over: 'demo' | 'realistic'
  kind: Kind
  wanted: Wanted
  /** Nobody looks at the kept half while tuning. Those for practice were written later, for tuning only. */
  part: 'tune' | 'kept' | 'practice'
}

export const parts = ['tune', 'kept', 'practice'] as const

type Unassigned = Omit<Question, 'part'>

const realisticAsked = [wordsAsked, meaningsAsked, textsAsked]

/** The questions of each kind stand together. */
export const questions: Question[] = kinds.flatMap((kind) => [
  ...inHalves([...asQuestions(kind, 'demo', [demoAsked]), ...asQuestions(kind, 'realistic', realisticAsked)]),
  ...[...asQuestions(kind, 'demo', [practiceDemoAsked]), ...asQuestions(kind, 'realistic', [practiceAsked])].map((question) => ({
    ...question,
    part: 'practice' as const,
  })),
])

export const isWanted = ({ wanted }: Question, course: JudgedCourse): boolean => fulfils(wanted, course)

function asQuestions(kind: Kind, over: Question['over'], asked: Asked[]): Unassigned[] {
  const all = asked.flatMap((of) => of[kind] ?? [])
  const questions = all.map(([typed, wanted]) => ({ typed, over, kind, wanted }))
  return questions.sort((a, b) => hash(a.typed) - hash(b.typed))
}

function inHalves(all: Unassigned[]): Question[] {
  return all.map((question, index) => ({ ...question, part: index % 2 === 0 ? 'tune' : 'kept' }))
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
