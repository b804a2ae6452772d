import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { limits } from '#contract/core/limits.ts'
import { listMissingCourses, type MissingCourse } from '#contract/learning-routes/missing-courses.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { callPage } from '#web/core/call.ts'
import { emptyDraft } from './course-draft.ts'
import { createDraft, useChange } from './drafts.api.ts'

export const missingCoursesQuery = (filter: string, pageNumber: number) =>
  queryOptions({
    queryKey: ['missing-courses', filter, pageNumber],
    queryFn: ({ signal }) =>
      callPage(listMissingCourses, { querystring: { filter, pageNumber, pageSize: limits.pageSize.certificates }, signal }),
    placeholderData: keepPreviousData,
  })

/** Begins a draft with the skill, its level and the price. */
export function useBeginMissing() {
  const attempt = useAttemptKey()
  return useChange(({ skillId: id, skillName: name, level, price }: MissingCourse) =>
    createDraft(attempt, { draft: { ...emptyDraft, skills: [{ id, name, level }], price }, courseId: undefined, basedOn: null }),
  )
}
