import { queryOptions } from '@tanstack/react-query'
import { type Goal, listGoals } from '#contract/goals/goals.ts'
import { call } from '#web/core/call.ts'

/** The server puts them into the first page (server/pages), because they are above the list. */
export const goalsQuery = () =>
  queryOptions({
    queryKey: ['goals'],
    queryFn: ({ signal }) => call(listGoals, { signal }),
    initialData: goalsInPage,
    staleTime: 5 * 60_000,
  })

function goalsInPage(): Goal[] | undefined {
  const text = document.querySelector('script#goals')?.textContent
  return text ? JSON.parse(text) : undefined
}
