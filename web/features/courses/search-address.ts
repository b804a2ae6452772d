import { type CoursePage, orderWords, type Search, startsAscending } from '#contract/core/addresses.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { facetParams } from '#contract/courses/facets.ts'

export { readSearch, type Search } from '#contract/core/addresses.ts'

export function searchPath({ filter, pageNumber, pageSize, orderBy, isAscending, facets }: Search): string {
  const [word] = Object.entries(orderWords).find(([, order]) => order === orderBy) ?? []
  // A field's maximum length may cut a surrogate pair in half, which an address cannot contain.
  const path = paths.filteredCourses(filter.toWellFormed())
  const shown = Object.entries({
    ...(word && { order: word }),
    ...(isAscending !== startsAscending(orderBy) && { direction: isAscending ? 'ascending' : 'descending' }),
  })
  const query = new URLSearchParams([...facetParams(facets), ...shown, ...coursePageParams({ pageNumber, pageSize })]).toString()
  return query ? `${path}?${query}` : path
}

/** Of a page of courses, what its address says. */
export const coursePageParams = ({ pageNumber, pageSize }: CoursePage) =>
  Object.entries({
    ...(pageSize !== limits.pageSize.courses && { size: String(pageSize) }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
  })

/** In each row of the results. The specification's page fills two rows of two. */
export const searchColumns = ({ pageSize }: CoursePage) => (pageSize > limits.pageSize.courses ? 3 : 2)
