import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import * as finalTasks from '#contract/final-tasks/final-tasks.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage } from '#web/core/call.ts'

export const finalTasksQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['final-tasks', pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(finalTasks.listFinalTasks, { querystring: { pageNumber, pageSize: limits.pageSize.finalTasks, filter }, signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateFinalTask = () => {
  const attempt = useAttemptKey()
  return useChange((body: z.input<typeof finalTasks.FinalTaskForm>) =>
    attempt.send((headers) => call(finalTasks.createFinalTask, { headers, body })),
  )
}
export const ownFinalTaskQuery = (id: number) =>
  queryOptions({
    queryKey: ['final-tasks', 'own', id],
    queryFn: ({ signal }) => call(finalTasks.getOwnFinalTask, { params: { id: String(id) }, signal }),
    // What is edited is never an older version.
    staleTime: 0,
    gcTime: 0,
  })

/** The same change again is not refused, so it needs no attempt key. */
export const useUpdateFinalTask = () =>
  useChange(({ id, ...body }: z.input<typeof finalTasks.FinalTaskForm> & { id: number; version: number }) =>
    call(finalTasks.updateFinalTask, { params: { id: String(id) }, body }),
  )

export const useDeleteFinalTask = () =>
  useChange((id: number) => call(finalTasks.deleteFinalTask, { params: { id: String(id) } }))

/** Reloads the list even after a refusal, because somebody else may have changed it. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['final-tasks'] }) })
}
