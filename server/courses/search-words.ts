/** More words than this narrow nothing down for a person. */
const mostWords = 10
/** Shorter words have too many neighbours to tell a typing error from another word. */
const shortestWithTypo = 5
const mostCorrections = 16

export interface Word {
  /** Finds the word anywhere in a text. */
  pattern: string
  /** The word without signs around it, if a typing error can be in it. */
  letters: string | null
  /** Words of the catalogue that share most letters with it. */
  near: string[]
}

/** Patterns that a course must all hold. 0: the words as typed, 1: with typing errors corrected, 2: all words but one. */
export interface Reading {
  kind: 0 | 1 | 2
  patterns: string[]
}

/** The words of a search text as typed, without what a database cannot hold. */
export function toWords(filter: string): string[] {
  const words = filter
    .toWellFormed()
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
  return [...new Set(words.filter(Boolean))].slice(0, mostWords)
}

/** All ways to read the words: as typed, then corrected in as few words as possible, then without one of them. */
export function toReadings(words: Word[]): [Reading, ...Reading[]] {
  const typed = words.map(({ pattern }) => pattern)
  const changes = (patterns: string[]) => patterns.filter((pattern, index) => pattern !== typed[index]).length
  let corrected: string[][] = [[]]
  for (const { pattern, letters, near } of words) {
    const meant = near.filter((word) => canMean(letters ?? '', word)).slice(0, Math.ceil(mostCorrections / words.length))
    const choices = [pattern, ...meant.map((word) => `%${word}%`)]
    corrected = corrected
      .flatMap((patterns) => choices.map((choice) => [...patterns, choice]))
      .sort((a, b) => changes(a) - changes(b))
      .slice(0, mostCorrections + 1)
  }
  const shortened = words.length === 1 ? [] : typed.map((_, index) => typed.toSpliced(index, 1))
  return [
    { kind: 0, patterns: typed },
    ...corrected.slice(1).map((patterns) => ({ kind: 1 as const, patterns })),
    ...shortened.map((patterns) => ({ kind: 2 as const, patterns })),
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

/** One letter more, one less, another one, or two neighbours swapped: what is left without the common beginning and end. */
export function isOneTypoAway(typed: string, meant: string): boolean {
  const [a, b] = [[...typed], [...meant]]
  while (a.length > 0 && a[0] === b[0]) [a.shift(), b.shift()]
  while (a.length > 0 && a.at(-1) === b.at(-1)) [a.pop(), b.pop()]
  const isSwapped = a.length === 2 && a.join('') === b.toReversed().join('')
  return Math.max(a.length, b.length) === 1 || isSwapped
}
