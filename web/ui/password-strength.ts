import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

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

const words = ['very weak', 'weak', 'fair', 'good', 'strong']
const goodEnough = 3
/** By the library's names of its warnings. */
const hints: Record<string, string> = {
  topTen: 'This is one of the most used passwords.',
  topHundred: 'This is one of the most used passwords.',
  common: 'Many people use this password.',
  similarToCommon: 'This is close to a password that many people use.',
  userInputs: 'Your name and your email address are easy to guess.',
  straightRow: 'Keys in a row are easy to guess.',
  keyPattern: 'Patterns on the keyboard are easy to guess.',
  simpleRepeat: 'Repeated characters are easy to guess.',
  extendedRepeat: 'Repeated parts are easy to guess.',
  sequences: 'Sequences like “abc” or “654” are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
}

/** @param guessable What others know about the user, such as name and email address. */
export function estimateStrength(password: string, guessable: string): Strength {
  const known = guessable.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  const { score, feedback } = zxcvbn.check(password, known)
  const hint = score < goodEnough ? (hints[feedback.warning ?? ''] ?? 'Add another word or two.') : ''
  return { score, word: words[score] ?? '', hint }
}
