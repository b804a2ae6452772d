/** Scrolls the box that a row stands in just as far as needed; the page itself stays where it is. */
export function revealInList(row: HTMLElement) {
  const box = scrollingBoxOf(row)
  if (!box) return
  const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}

function scrollingBoxOf(element: HTMLElement): HTMLElement | undefined {
  const box = element.parentElement
  if (!box || box === document.documentElement) return undefined
  return /auto|scroll/.test(getComputedStyle(box).overflowY) ? box : scrollingBoxOf(box)
}
