import type { Question } from '#contract/checks/questions.ts'
import { clampDiscrimination, difficultyOf, guessOf, mostGuess, statedSpread, usualDiscrimination } from '#server/items/index.ts'
import type { BankRow } from './bank.queries.ts'
import type { Item } from './engine/ability.ts'
import type { Offered } from './engine/choose-item.ts'

interface Row {
  versionId: number
  level: number
  question: Question
  difficulty: number | null
  spread: number | null
  /** What the answers of checks say about it, if they are enough. */
  discrimination: number | null
}

/** A question as the engine sees it. */
export const toItem = ({ versionId, level, question, difficulty, spread, discrimination }: Row): Item => ({
  id: versionId,
  difficulty: difficulty ?? difficultyOf(level),
  spread: spread ?? statedSpread,
  discrimination: discrimination === null ? usualDiscrimination : clampDiscrimination(discrimination),
  guess: guessOf(question),
})

/** The questions whose answers say something. */
export const toBank = (rows: BankRow[]): Offered[] =>
  rows.map((row) => ({ ...toItem(row), shown: row.shown, placements: row.placements })).filter(({ guess }) => guess < mostGuess)
