import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { pageNumberIn } from '#contract/core/addresses.ts'
import { userColumns } from '#contract/statistics/statistics.ts'
import { withPageNumber } from '#web/ui/page-number.ts'
import { readSorting, type Sorting, withSorting } from './sorting.ts'

const longestFilter = 200

/** Keeps order, filter and page of the users in the address, so that back, reload and sharing work. */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams()
  // What was asked for last. It may not be rendered yet when the pause after typing ends.
  const newest = useRef(params)
  useEffect(() => {
    newest.current = params
  }, [params])
  const change = (next: URLSearchParams) => {
    newest.current = next
    setParams(next, { preventScrollReset: true })
  }
  return {
    sorting: readSorting(params, userColumns),
    sort: (sorting: Sorting<(typeof userColumns)[number]>) => change(withSorting(newest.current, sorting)),
    filter: (params.get('filter') ?? '').trim().slice(0, longestFilter),
    filterBy: (filter: string) => change(withFilter(newest.current, filter)),
    pageNumber: pageNumberIn(params),
    turnTo: (pageNumber: number) => change(withPageNumber(newest.current, pageNumber)),
  }
}

/** A new filter starts at the first page. */
function withFilter(params: URLSearchParams, filter: string) {
  const next = new URLSearchParams(params)
  if (filter) next.set('filter', filter)
  else next.delete('filter')
  next.delete('page')
  return next
}
