import { nearest } from './book-cfi.ts'
import type { CleanChapter } from './clean-chapter.ts'

/** Lines that are cut off by fewer pixels count as visible. */
const tolerance = 4

/** The innermost paragraph at the upper edge of the visible part, or the first below it. */
export function firstInView({ places }: Pick<CleanChapter, 'places'>): string | undefined {
  const seen = places.map(({ element, steps }) => ({ steps, edge: edgeFor(element), ...getEdges(element) }))
  const cut = seen.findLast(({ top, bottom, edge }) => top <= edge + tolerance && bottom > edge + tolerance)
  return (cut ?? seen.find(({ top, edge }) => top > edge))?.steps
}

export function goToPlace({ places, anchors }: CleanChapter, place: { steps: string } | { anchor: string }) {
  const index = 'steps' in place ? nearest(places.map(getSteps), place.steps) : -1
  const element = 'anchor' in place ? anchors.get(place.anchor) : places[index]?.element
  element?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

const getSteps = ({ steps }: { steps: string }) => steps

const getEdges = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
}

/** Where `scrollIntoView` puts the top of an element: below the sticky parts of the page. */
const edgeFor = (element: Element) =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
  Number.parseFloat(getComputedStyle(element).scrollMarginTop)
