import { orderWords, type Search, startsAscending } from '#contract/core/addresses.ts'
import { paths } from '#contract/core/paths.ts'
import { facetParams } from '#contract/courses/facets.ts'

export { readSearch, type Search } from '#contract/core/addresses.ts'

export function searchPath({ filter, pageNumber, orderBy, isAscending, facets }: Search): string {
  const [word] = Object.entries(orderWords).find(([, order]) => order === orderBy) ?? []
  // A field's maximum length may cut a surrogate pair in half, which an address cannot contain.
  const path = paths.filteredCourses(filter.toWellFormed())
  const shown = Object.entries({
    ...(word && { order: word }),
    ...(isAscending !== startsAscending(orderBy) && { direction: isAscending ? 'ascending' : 'descending' }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
  })
  const query = new URLSearchParams([...facetParams(facets), ...shown]).toString()
  return query ? `${path}?${query}` : path
}
