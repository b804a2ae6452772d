import { CourseOrder } from './courses.ts'

/** Read by the web to know what to ask for, and by the server to send it along with the page. Whatever is no page counts as the first. */
export function pageNumberIn(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

/** What is searched for. All of it lives in the address: the filter in the path, the rest in the query. */
export interface Search {
  filter: string
  pageNumber: number
  orderBy: CourseOrder
  isAscending: boolean
}

export const orderWords = {
  students: CourseOrder.StudentsCount,
  updated: CourseOrder.UpdateDate,
  price: CourseOrder.Price,
} as const

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
