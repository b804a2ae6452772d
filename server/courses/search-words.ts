/** More words than this narrow nothing down for a person. */
const mostWords = 10
/** Shorter words have too many neighbours to tell a typing error from another word. */
const shortestWithTypo = 5
const mostCorrections = 16

/** What the database knows of the words of a search. */
export interface LookedUp {
  /** Each as a pattern; its letters, if a typing error can be in it; and the words of the catalogue that share most letters with it. */
  words: { pattern: string; letters: string | null; near: string[] }[]
  /** Whether the trigram indexes have letters other than a to z, which depends on the locale of the database. */
  indexHasAllLetters: boolean
  courses: number
  sampled: number
  /** How many of the sampled courses hold all words in the name, in the skills, in the short description, and anywhere. */
  hits: number[]
}

/** Patterns that a course must all hold. 0: the words as typed, 1: with typing errors corrected, 2: all words but one. */
export interface Reading {
  kind: 0 | 1 | 2
  patterns: string[]
  /** Whether the index can look for it: one of the words has three letters or digits in a row. */
  isIndexed: boolean
}

/** The words of a search text as typed, without what a database cannot hold. */
export function wordsOf(filter: string): string[] {
  const text = filter
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .normalize('NFC')
  return [...new Set(text.split(/\s+/u).filter(Boolean))].slice(0, mostWords)
}

/** What a trigram index needs to look for a word. */
const threeInARow = /[\p{L}\p{N}]{3}/u

export const mayBeIndexed = (filter: string) => threeInARow.test(filter)

/** All ways to read the words: as typed, then corrected in as few words as possible, then without one of them. */
export function readingsOf({ words, indexHasAllLetters }: LookedUp): [Reading, ...Reading[]] {
  const indexed = indexHasAllLetters ? threeInARow : /[a-z0-9]{3}/
  const reading = (kind: Reading['kind'], patterns: string[]) => ({
    kind,
    patterns,
    isIndexed: patterns.some((one) => indexed.test(one)),
  })
  const typed = words.map(({ pattern }) => pattern)
  const changes = (patterns: string[]) => patterns.filter((pattern, index) => pattern !== typed[index]).length
  let readings: string[][] = [[]]
  for (const { pattern, letters, near } of words) {
    const meant = near.filter((word) => canMean(letters ?? '', word)).slice(0, Math.ceil(mostCorrections / words.length))
    const choices = [pattern, ...meant.map((word) => `%${word}%`)]
    readings = readings
      .flatMap((patterns) => choices.map((choice) => [...patterns, choice]))
      .sort((a, b) => changes(a) - changes(b))
      .slice(0, mostCorrections + 1)
  }
  const shortened = words.length === 1 ? [] : typed.map((_, index) => typed.toSpliced(index, 1))
  return [
    reading(0, typed),
    ...readings.slice(1).map((patterns) => reading(1, patterns)),
    ...shortened.map((patterns) => reading(2, patterns)),
  ]
}

/**
 * Whether this word of the catalogue may be what was meant. A digit typed for a letter, or between letters, is a slip; at the end it is a
 * version (python3), and another number is never meant. One of five letters may be missing.
 */
export function canMean(typed: string, meant: string): boolean {
  const longEnough = Math.max([...typed].length, [...meant].length) >= shortestWithTypo
  const digits = typed.match(/\p{N}/gu) ?? []
  const isSlip = digits.length === 0 || (digits.length === 1 && !/\p{N}/u.test(meant) && !typed.startsWith(meant))
  return longEnough && isSlip && isOneTypoAway(typed, meant)
}

/** One letter more, one less, another one, or two neighbours swapped. */
export function isOneTypoAway(typed: string, meant: string): boolean {
  const [a, b] = [[...typed], [...meant]]
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = (letters: string[], from: number) => letters.slice(from).join('')
  if (a.length === b.length + 1) return rest(a, start + 1) === rest(b, start)
  if (a.length + 1 === b.length) return rest(a, start) === rest(b, start + 1)
  if (a.length !== b.length || start === a.length) return false
  const swapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return rest(a, start + 1) === rest(b, start + 1) || (swapped && rest(a, start + 2) === rest(b, start + 2))
}
