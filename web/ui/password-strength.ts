import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { words } from './words.ts'

export interface Strength {
  /** From 0 (very weak) to 4 (strong). */
  score: number
  word: string
  /** The most useful thing to change, while it is not good yet. */
  hint: string
}

/**
 * Large because of its list of passwords, so this module is loaded when a field for a new password gets the focus. The beginning of a long
 * password is enough: 200 characters would take almost half a second.
 */
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 60 })

const grades = [words.veryWeak, words.weak, words.fair, words.good, words.strong]
const goodEnough = 3
/** By the library's names of its warnings. */
const hints: Record<string, string> = {
  topTen: words.mostUsed,
  topHundred: words.mostUsed,
  common: words.used,
  similarToCommon: words.similarToUsed,
  userInputs: words.personal,
  straightRow: words.keysInRow,
  keyPattern: words.keyPattern,
  simpleRepeat: words.repeatedCharacters,
  extendedRepeat: words.repeatedParts,
  sequences: words.sequences,
  recentYears: words.years,
  dates: words.dates,
}

/** @param guessable What others know about the user, such as name and email address. */
export function estimateStrength(password: string, guessable: string): Strength {
  const known = guessable.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  const { score, feedback } = zxcvbn.check(password, known)
  const hint = score < goodEnough ? (hints[feedback.warning ?? ''] ?? words.addWord) : ''
  return { score, word: grades[score] ?? '', hint }
}
