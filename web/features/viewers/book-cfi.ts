/** A place in a book: the number of the chapter, and the steps from its root to the element. */
export interface BookPlace {
  chapter: number
  steps: string
}

/** Elements have even numbers, because the texts between them count too. Exact to the paragraph, in the format of the EPUB standard (CFI). */
export const formatCfi = (spineStep: number, { chapter, steps }: BookPlace) =>
  `epubcfi(/${spineStep}/${2 * (chapter + 1)}!${steps})`

export function parseCfi(text: string | null): BookPlace | undefined {
  const [, chapter, steps] = /^epubcfi\(\/\d+\/(\d+)[^!]*!((?:\/\d+)*)/.exec(text ?? '') ?? []
  return chapter === undefined ? undefined : { chapter: Number(chapter) / 2 - 1, steps: steps ?? '' }
}

export const stepTo = (index: number) => `/${2 * (index + 1)}`

/** Which of these sorted places is nearest: the same one, or the last before it. */
export function nearest(places: string[], wanted: string): number {
  const exact = places.indexOf(wanted)
  if (exact >= 0) return exact
  return places.findLastIndex((place) => isBefore(place, wanted))
}

function isBefore(a: string, b: string) {
  const [left, right] = [numbersIn(a), numbersIn(b)]
  const differs = left.findIndex((step, at) => step !== right[at])
  return differs < 0 || (left[differs] ?? 0) < (right[differs] ?? 0)
}

const numbersIn = (steps: string) => steps.split('/').slice(1).map(Number)
