/** The first and the last page, the current one with its neighbours, and gaps for what lies between: never more than seven. */
export function shownPages(current: number, total: number): (number | 'gap')[] {
  if (total <= 7) return pagesFrom(1, total)
  const isNearStart = current <= 4
  const isNearEnd = current >= total - 3
  if (isNearStart) return [...pagesFrom(1, 5), 'gap', total]
  if (isNearEnd) return [1, 'gap', ...pagesFrom(total - 4, total)]
  return [1, 'gap', ...pagesFrom(current - 1, current + 1), 'gap', total]
}

const pagesFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place)
