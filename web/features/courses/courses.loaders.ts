import { data, type LoaderFunctionArgs } from 'react-router'
import { queryClient } from '#web/core/query-client.ts'
import { pageNumberIn } from '#web/ui/page-number.ts'
import { courseListQuery, courseQuery, searchQuery } from './courses.api.ts'
import { readSearch } from './search-address.ts'

/**
 * Data and the screen's code are fetched side by side. A list that fails is told by the screen itself, which keeps its controls;
 * a course that does not exist is the whole page's business.
 */
export const loadCourseList = ({ request }: LoaderFunctionArgs) =>
  queryClient.prefetchQuery(courseListQuery(pageNumberIn(queryOf(request))))

export const loadSearch = ({ request, params }: LoaderFunctionArgs) =>
  queryClient.prefetchQuery(searchQuery(readSearch(params.filter, queryOf(request))))

export function loadCourse({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  return queryClient.ensureQueryData(courseQuery(Number(id)))
}

const queryOf = (request: Request) => new URL(request.url).searchParams
