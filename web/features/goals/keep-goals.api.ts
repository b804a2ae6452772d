import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as goals from '#contract/goals/goals.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { call } from '#web/core/call.ts'
import { goalsQuery } from './goals.api.ts'

type GoalInput = z.input<typeof goals.GoalForm>

/** Adds a goal, or changes the one with this id. */
export function useSaveGoal(id: number | undefined) {
  const attempt = useAttemptKey()
  return useChange((body: GoalInput) =>
    id === undefined
      ? attempt.send((headers) => call(goals.createGoal, { headers, body }))
      : call(goals.updateGoal, { params: { id: String(id) }, body }),
  )
}

export const useRemoveGoal = () => useChange((id: number) => call(goals.deleteGoal, { params: { id: String(id) } }))

export const useOrderGoals = () => useChange((ids: number[]) => call(goals.orderGoals, { body: { ids } }))

/** Reloads the list even after a refusal, because somebody else may have changed it. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: goalsQuery().queryKey }) })
}
