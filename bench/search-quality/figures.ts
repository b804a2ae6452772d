import type { JudgedPortal } from './portals.ts'
import { isWanted, type Question } from './questions.ts'

/** What one way of searching found for a question. */
export interface Found {
  question: Question
  /** The place of the first wanted course among the first ten, from 1; undefined where none is there. */
  place: number | undefined
  isEmpty: boolean
  ids: number[]
}

export interface Figures {
  questions: number
  first: number
  inThree: number
  mrr: number
  nothing: number
}

const looked = 10

/** Looks for all questions that the portal's catalogue has an answer to. */
export async function ask(
  { over, judged }: JudgedPortal,
  questions: Question[],
  find: (typed: string) => Promise<number[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (const question of questions.filter((one) => one.over === over && !('nothing' in one.wanted))) {
    const ids = (await find(question.typed)).slice(0, looked)
    const place = ids.findIndex((id) => isWanted(question, judged.get(id) ?? { name: '' })) + 1
    found.push({ question, place: place || undefined, isEmpty: ids.length === 0, ids })
  }
  return found
}

export function toFigures(found: Found[]): Figures {
  const share = (is: (one: Found) => boolean) => found.filter(is).length / found.length
  return {
    questions: found.length,
    first: share(({ place }) => place === 1),
    inThree: share(({ place }) => place !== undefined && place <= 3),
    mrr: found.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / found.length,
    nothing: share(({ isEmpty }) => isEmpty),
  }
}
