import { CourseOrder } from '../courses/courses.ts'
import { type Facets, readFacets } from '../courses/facets.ts'
import type { Endpoint } from './http.ts'
import { limits } from './limits.ts'

/**
 * Any text as one segment of a path. URL parsers drop the segments `.` and `..` even when they are encoded; a blank at the end
 * keeps them, and the reader of the segment trims it. Half a surrogate pair, which a URL cannot hold, becomes a replacement sign.
 */
export const segment = (value: string | number) => {
  const text = String(value).toWellFormed()
  return encodeURIComponent(/^\.\.?$/.test(text) ? `${text} ` : text)
}

/** The address of a call. Always a path on our own origin, so that a token is never sent to another host. A list becomes a parameter for each value. */
export function endpointUrl(endpoint: Pick<Endpoint, 'url'>, input: { params?: unknown; querystring?: unknown } = {}): string {
  const params = (input.params ?? {}) as Record<string, string | number>
  const path = endpoint.url.replace(/:(\w+)\??/g, (_, name: string) => segment(params[name] ?? ''))
  const given = Object.entries(input.querystring ?? {}).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, String(one)]),
  )
  const query = new URLSearchParams(given).toString()
  return query ? `${path}?${query}` : path
}

/** Used by the web for its call and by the server to send the response with the page. Anything unreadable counts as page 1. */
export function pageNumberIn(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

/** A page of courses. */
export interface CoursePage {
  pageNumber: number
  pageSize: number
}

/** Anything but a size that is offered counts as the specification's. */
export const coursePageIn = (params: URLSearchParams): CoursePage => ({
  pageNumber: pageNumberIn(params),
  pageSize: limits.coursePageSizes.find((size) => String(size) === params.get('size')) ?? limits.pageSize.courses,
})

/** A search, as its address has it: the filter in the path, the rest in the query. */
export interface Search extends CoursePage {
  filter: string
  orderBy: CourseOrder
  isAscending: boolean
  facets: Facets
}

export const orderWords = {
  students: CourseOrder.StudentsCount,
  updated: CourseOrder.UpdateDate,
  price: CourseOrder.Price,
  rating: CourseOrder.Rating,
} as const

/** The direction in which an order is chosen: what most people look for comes first. */
export const startsAscending = (orderBy: CourseOrder) => orderBy === CourseOrder.Id || orderBy === CourseOrder.Price

/** Values that cannot be read get their defaults. */
export function readSearch(filter: string | undefined, params: URLSearchParams): Search {
  const [, orderBy = CourseOrder.Id] = Object.entries(orderWords).find(([word]) => word === params.get('order')) ?? []
  const direction = params.get('direction')
  return {
    filter: filter?.trim() ?? '',
    ...coursePageIn(params),
    orderBy,
    isAscending: startsAscending(orderBy) ? direction !== 'descending' : direction === 'ascending',
    facets: readFacets(params),
  }
}

const orderNumbers = ['0', '1', '2', '3', '4'] as const

/** The first call of each catalogue screen. The server sends the response with the page, found by the same address. */
export const firstInput = {
  courses: (page: CoursePage) => ({ querystring: page }),
  search: ({ filter, pageNumber, pageSize, orderBy, isAscending, facets }: Search) => ({
    querystring: facets,
    params: {
      pageNumber,
      pageSize,
      orderBy: orderNumbers[orderBy],
      isAscending: isAscending ? ('true' as const) : ('false' as const),
      filter,
    },
  }),
  course: (id: number) => ({ params: { id: String(id) } }),
}
