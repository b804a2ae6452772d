import { orderWords, type Search } from '#contract/addresses.ts'
import { paths } from '#contract/paths.ts'

export { readSearch, type Search } from '#contract/addresses.ts'

export function searchPath({ filter, pageNumber, orderBy, isAscending }: Search): string {
  const [word] = Object.entries(orderWords).find(([, order]) => order === orderBy) ?? []
  // Half of a letter that takes two places, cut off by a field's length, cannot stand in an address.
  const path = paths.filteredCourses(filter.toWellFormed())
  const query = new URLSearchParams({
    ...(word && { order: word }),
    ...(!isAscending && { direction: 'descending' }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
  }).toString()
  return query ? `${path}?${query}` : path
}
