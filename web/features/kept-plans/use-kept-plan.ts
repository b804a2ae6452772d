import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#web/core/session.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { useGuestPlan } from './guest-plan.ts'
import { forgetPlan, keptPlanKey, keptPlanQuery, type ShownPlan } from './kept-plans.api.ts'

/** The plan that one keeps. Undefined while it loads, without one, and if it fails: it is nowhere worth an error message. */
export function useKeptPlan(): ShownPlan | undefined {
  const owner = useSession().claims?.sub ?? null
  const text = useGuestPlan()
  return useQuery(keptPlanQuery(owner, text)).data ?? undefined
}

/** The place of a course in that plan, from 1. */
export const stepOf = (plan: ShownPlan | undefined, courseId: number) =>
  (plan?.courses.findIndex(({ id }) => id === courseId) ?? -1) + 1

export function useForgetPlan() {
  const owner = useSession().claims?.sub ?? null
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => forgetPlan(owner),
    onSuccess: () => client.invalidateQueries({ queryKey: keptPlanKey }),
    onError: notifyProblem,
  })
}
