import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { limits } from '#contract/core/limits.ts'
import * as skills from '#contract/skills/skills.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage } from '#web/core/call.ts'

export const skillsQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['skills', pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(skills.listSkills, { querystring: { pageNumber, pageSize: limits.pageSize.skills, filter }, signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateSkill = () => {
  const attempt = useAttemptKey()
  return useChange((name: string) => attempt.send((headers) => call(skills.createSkill, { headers, body: { name } })))
}
export const useDeleteSkill = () => useChange((id: number) => call(skills.deleteSkill, { params: { id: String(id) } }))

/** Reloads the list even after a refusal, because somebody else may have changed it. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['skills'] }) })
}
