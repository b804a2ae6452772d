/** "None yet", "2. Lists", "2. Lists to 4. Functions", "7. Exercises, or finished". `to` is one more than there are names for finished. */
export function placeInWords(from: number, to: number, names: string[]): string {
  const isFinished = to > names.length
  const nameOf = (place: number) => (place === 0 ? 'None yet' : `${place}. ${names[place - 1]}`)
  if (from > names.length) return 'All of them: finished'
  const last = isFinished ? names.length : to
  const span = from >= last ? nameOf(from) : `${nameOf(from)} to ${nameOf(last)}`
  return isFinished ? `${span}, or finished` : span
}
