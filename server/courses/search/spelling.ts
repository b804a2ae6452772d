/** Shorter words have too many neighbours to tell a typing error from another word. */
const shortestWithTypo = 5

/** How surely a word of the catalogue is meant by a typed word that is spelled otherwise, from 0 to 1. */
export function likeness(typed: string, word: string): number {
  const length = Math.max(typed.length, word.length)
  if (length < shortestWithTypo || !mayBeSlip(typed, word)) return 0
  const written = distance(typed, word)
  const heard = distance(toSound(typed), toSound(word))
  if (heard === 0) return 0.85
  if (written === 1) return 0.8
  if (length > shortestWithTypo && startsAlike(typed, word)) {
    if (heard === 1 && written <= (length > 7 ? 3 : 2)) return 0.7
    if (written === 2) return 0.6
  }
  return 0
}

/** A digit for a letter, or between letters, is a slip. At the end it is a version (python3), and another number is never meant. */
function mayBeSlip(typed: string, word: string): boolean {
  const digits = typed.match(/\p{N}/gu) ?? []
  return digits.length === 0 || (digits.length === 1 && !/\p{N}/u.test(word) && !typed.startsWith(word))
}

const startsAlike = (typed: string, word: string) => typed[0] === word[0] || toSound(typed)[0] === toSound(word)[0]

/** As `search_sound` in server/migrations/0075-search.sql. */
export const toSound = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('sch', 'sh')
    .replaceAll('y', 'i')
    .replaceAll('z', 's')
    .replace(/(.)\1/gu, '$1')

/** The letters to add, leave out or change, or neighbours to swap, to get from one word to the other. */
export function distance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]]
  let [before, last] = [[] as number[], b.map((_, j) => j + 1)]
  for (const [i, letter] of a.entries()) {
    const row: number[] = []
    for (const [j, other] of b.entries()) {
      const [above = 0, left = 0, diagonal = 0] = [last[j], row[j - 1] ?? i + 1, j === 0 ? i : last[j - 1]]
      const isSwap = letter === b[j - 1] && other === a[i - 1]
      const swapped = isSwap ? (j === 1 ? i - 1 : (before[j - 2] ?? 0)) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(above + 1, left + 1, diagonal + (letter === other ? 0 : 1), swapped))
    }
    before = last
    last = row
  }
  return last.at(-1) ?? a.length
}
