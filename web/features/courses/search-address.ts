import { CourseOrder } from '#contract/courses.ts'
import { paths } from '#web/core/paths.ts'
import { pageNumberIn } from '#web/ui/page-number.ts'

/** What is searched for. All of it lives in the address: the filter in the path, the rest in the query. */
export interface Search {
  filter: string
  pageNumber: number
  orderBy: CourseOrder
  isAscending: boolean
}

const orderWords = { students: CourseOrder.StudentsCount, updated: CourseOrder.UpdateDate, price: CourseOrder.Price } as const

/** Whatever the address holds: what is not understood counts as not given. */
export function readSearch(filter: string | undefined, params: URLSearchParams): Search {
  const [, orderBy] = Object.entries(orderWords).find(([word]) => word === params.get('order')) ?? []
  return {
    filter: filter?.trim() ?? '',
    pageNumber: pageNumberIn(params),
    orderBy: orderBy ?? CourseOrder.Id,
    isAscending: params.get('direction') !== 'descending',
  }
}

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
