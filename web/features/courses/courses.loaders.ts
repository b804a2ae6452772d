import { data, type LoaderFunctionArgs } from 'react-router'
import { coursePageIn, readSearch } from '#contract/core/addresses.ts'
import { queryClient } from '#web/core/query-client.ts'
import { courseListQuery, courseQuery, facetsQuery, searchQuery } from './courses.api.ts'

/**
 * Data and the screen's code are loaded in parallel. If a list fails, the screen reports it and keeps its controls; if a course does not
 * exist, the whole page does.
 */
export const loadCourseList = ({ request }: LoaderFunctionArgs) =>
  queryClient.prefetchQuery(courseListQuery(coursePageIn(searchParams(request))))

export function loadSearch({ request, params }: LoaderFunctionArgs) {
  const query = searchParams(request)
  const search = readSearch(params.filter, query)
  // A plan may take seconds, so the screen opens first and shows what it is waiting for.
  const results = query.has('select') ? null : queryClient.prefetchQuery(searchQuery(search))
  // After the results, which may have come with the page; the screen does not wait for the counts.
  void queryClient.prefetchQuery(facetsQuery(search))
  return results
}

export function loadCourse({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  return queryClient.ensureQueryData(courseQuery(Number(id)))
}

const searchParams = (request: Request) => new URL(request.url).searchParams
