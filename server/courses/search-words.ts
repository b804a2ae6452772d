/** More words than this narrow nothing down for a person. */
const mostWords = 10
/** Shorter words have too many neighbours to tell a typing error from another word. */
const shortestWithTypo = 5
const mostCorrections = 16

export interface Word {
  /** Finds the word anywhere in a text. */
  pattern: string
  /** Whether a trigram index has it: three letters or digits in a row, of an alphabet that the locale of the database knows. */
  isIndexed: boolean
  /** The word without signs around it, if a typing error can be in it. */
  letters: string | null
  /** Words of the catalogue that share most letters with it. */
  near: string[]
}

/** Patterns that a course must all hold. 0: the words as typed, 1: with typing errors corrected, 2: all words but one. */
export interface Reading {
  kind: 0 | 1 | 2
  patterns: string[]
  isIndexed: boolean
}

/** The words of a search text as typed, without what a database cannot hold. */
export function wordsOf(filter: string): string[] {
  const words = filter
    .toWellFormed()
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
  return [...new Set(words.filter(Boolean))].slice(0, mostWords)
}

/** All ways to read the words: as typed, then corrected in as few words as possible, then without one of them. */
export function readingsOf(words: Word[]): [Reading, ...Reading[]] {
  const reading = (kind: Reading['kind'], words: Word[]): Reading => ({
    kind,
    patterns: words.map(({ pattern }) => pattern),
    isIndexed: words.some(({ isIndexed }) => isIndexed),
  })
  const changes = (chosen: Word[]) => chosen.filter((word, index) => word !== words[index]).length
  let corrected: Word[][] = [[]]
  for (const word of words) {
    const meant = word.near
      .filter((near) => canMean(word.letters ?? '', near))
      .slice(0, Math.ceil(mostCorrections / words.length))
    const alternatives = [word, ...meant.map((near) => ({ ...word, pattern: `%${near}%` }))]
    corrected = corrected
      .flatMap((before) => alternatives.map((one) => [...before, one]))
      .sort((a, b) => changes(a) - changes(b))
      .slice(0, mostCorrections + 1)
  }
  const shortened = words.length === 1 ? [] : words.map((_, index) => words.toSpliced(index, 1))
  return [
    reading(0, words),
    ...corrected.slice(1).map((chosen) => reading(1, chosen)),
    ...shortened.map((chosen) => reading(2, chosen)),
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
