/** More words than this narrow nothing down for a person, and cost time. */
const mostWords = 10
/** Shorter words have too many neighbours for a typing error to be told from another word. */
const shortestWithTypo = 5
const longestWithTypo = 40

/** The words of a search text as typed, without what a database cannot hold. */
export function wordsOf(filter: string): string[] {
  const text = filter
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .normalize('NFC')
  return [...new Set(text.split(/\s+/u).filter(Boolean))].slice(0, mostWords)
}

/** A pattern for LIKE that finds the text anywhere, taken literally. */
export const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/**
 * The letters of a word in which a typing error is forgiven; undefined when it is too short, holds signs inside, or more than the one digit
 * that can be a slip. One letter too short is long enough: the error may have taken it.
 */
export function typoCandidate(word: string): string | undefined {
  const [, letters = ''] = /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(word) ?? []
  const { length } = [...letters]
  const digits = letters.match(/\p{N}/gu) ?? []
  return length >= shortestWithTypo - 1 && length <= longestWithTypo && digits.length <= 1 ? letters : undefined
}

/** The word, and the word with each of its letters left out: what search_gaps is asked for. A short one can only lack a letter. */
export function gapsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < shortestWithTypo) return [word]
  return [...new Set([word, ...letters.map((_, place) => letters.toSpliced(place, 1).join(''))])]
}

/**
 * Whether this word of the catalogue may be what was meant. A digit typed for a letter, or between letters, is a slip; at the end it is a
 * version (python3), and another number is never meant.
 */
export function canMean(typed: string, meant: string): boolean {
  const longEnough = Math.max([...typed].length, [...meant].length) >= shortestWithTypo
  const isSlip = !/\p{N}/u.test(typed) || !(/\p{N}/u.test(meant) || typed.startsWith(meant))
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
