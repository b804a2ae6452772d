import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as authoring from '#contract/courses/authoring.ts'
import { call } from '#web/core/call.ts'

/** Editing starts from the stored course, never from the cache. */
export const courseToEditQuery = (id: number) =>
  queryOptions({
    queryKey: ['course-to-edit', id],
    queryFn: ({ signal }) => call(authoring.getCourseToEdit, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

export function useDeleteCourse() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(authoring.deleteCourse, { params: { id: String(id) } }),
    onSuccess: () => courseChanged(client),
  })
}

const shownIn = [['courses'], ['account'], ['author'], ['cart'], ['drafts']]

/** Drops queries that are not on screen, so that outdated data is never shown. */
export function courseChanged(client: QueryClient) {
  for (const queryKey of shownIn) client.removeQueries({ queryKey, type: 'inactive' })
  return Promise.all(shownIn.map((queryKey) => client.invalidateQueries({ queryKey })))
}
