import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { type Search, searchPath } from './search-address.ts'

/** Leads to the same search with something changed, from page 1 again. */
export function useChangeSearch(search: Search) {
  const navigate = useNavigate()
  // The search that was asked for last. It may not be rendered yet when the pause after typing ends.
  const newest = useRef(search)
  const path = searchPath(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all about a search, which is another object each time
  useEffect(() => {
    newest.current = search
  }, [path])

  return (changed: (search: Search) => Partial<Search>, options?: NavigateOptions) => {
    newest.current = { ...newest.current, pageNumber: 1, ...changed(newest.current) }
    navigate(searchPath(newest.current), options)
  }
}
