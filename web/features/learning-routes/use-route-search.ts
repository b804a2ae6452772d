import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type RouteSearchEvent, searchRoute } from '#contract/learning-routes/learning-routes.ts'
import { unreachable } from '#web/core/call-error.ts'
import { callLines } from '#web/core/call-lines.ts'
import { querystring, routesKey } from './learning-routes.api.ts'
import { follow, isLast, noSearch, type RouteSearch } from './search-state.ts'

/**
 * A search for the plans of a route. It ends when the screen is left, or when the next one starts. With `isDue` it counts as running
 * from the beginning; the caller starts it.
 */
export function useRouteSearch(id: number, isDue: boolean) {
  const client = useQueryClient()
  const [search, setSearch] = useState<RouteSearch>({ ...noSearch, isRunning: isDue })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const reload = () => client.invalidateQueries({ queryKey: routesKey })
  const start = async () => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const change = (next: (search: RouteSearch) => RouteSearch) => !signal.aborted && setSearch(next)
    setSearch({ ...noSearch, isRunning: true })
    try {
      let isComplete = false
      await callLines(searchRoute, { params: { id: String(id) }, querystring, signal }, (line) => {
        const event = line as RouteSearchEvent
        isComplete ||= isLast(event)
        change((search) => follow(search, event))
      })
      if (!isComplete) throw unreachable(searchRoute.url)
      // The plans of the search are shown until they have come with the route.
      await reload()
      change((search) => ({ ...search, isRunning: false }))
    } catch (error) {
      if (signal.aborted) return
      await reload()
      change((search) => ({ ...search, isRunning: false, error }))
    }
  }
  /** What was found stays. */
  const stop = async () => {
    running.current?.abort()
    await reload()
    setSearch(noSearch)
  }
  return { search, start, stop }
}
