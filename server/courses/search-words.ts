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

/** The letters of a word in which a typing error is forgiven; undefined when it is too short, or holds digits or signs inside. */
export function typoCandidate(word: string): string | undefined {
  const [, letters = ''] = /^[^\p{L}\p{N}]*(\p{L}+)[^\p{L}\p{N}]*$/u.exec(word) ?? []
  const { length } = [...letters]
  return length >= shortestWithTypo && length <= longestWithTypo ? letters : undefined
}

/** The word with two neighbouring letters swapped, at each place: the typing error that an edit distance counts as two. */
export function swaps(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((_, index) => {
    const swapped = [...letters]
    swapped.splice(index, 2, letters[index + 1] ?? '', letters[index] ?? '')
    return swapped.join('')
  })
}
