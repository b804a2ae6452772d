import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as authoring from '#contract/authoring.ts'
import type { AttemptKey } from '#web/core/attempt-key.ts'
import { call } from '#web/core/call.ts'
import { bodyOf, type CourseDraft } from './course-draft.ts'

/** Editing starts from the stored course, never from the cache. */
export const courseToEditQuery = (id: number) =>
  queryOptions({
    queryKey: ['course-to-edit', id],
    queryFn: ({ signal }) => call(authoring.getCourseToEdit, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

interface Save {
  /** Without one, a new course is created. */
  courseId: number | undefined
  draft: CourseDraft
  /** The version that was read; null overwrites any version. */
  basedOn: string | null
}

/** Creates a course, or saves one. Returns its id. */
export function useSaveCourse(attempt: AttemptKey) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ courseId, draft, basedOn }: Save) => {
      const body = bodyOf(draft)
      if (courseId === undefined) return (await attempt.send((headers) => call(authoring.createCourse, { headers, body }))).id
      await call(authoring.updateCourse, { params: { id: String(courseId) }, body: { ...body, updateDateUTC: basedOn } })
      return courseId
    },
    onSuccess: () => courseChanged(client),
  })
}

export function useDeleteCourse() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(authoring.deleteCourse, { params: { id: String(id) } }),
    onSuccess: () => courseChanged(client),
  })
}

const shownIn = [['courses'], ['account'], ['author'], ['cart']]

/** Drops queries that are not on screen, so that outdated data is never shown. */
function courseChanged(client: QueryClient) {
  for (const queryKey of shownIn) client.removeQueries({ queryKey, type: 'inactive' })
  return Promise.all(shownIn.map((queryKey) => client.invalidateQueries({ queryKey })))
}
