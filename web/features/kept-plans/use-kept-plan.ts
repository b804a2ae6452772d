import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlanToKeep } from '#contract/kept-plans/guest-plan.ts'
import { useSession } from '#web/core/session.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { useGuestPlan } from './guest-plan.ts'
import { forgetPlan, keepPlan, keptPlanKey, keptPlanQuery, type ShownPlan } from './kept-plans.api.ts'

/** The plan that one keeps; null without one. Undefined while it loads, and if it fails: it is nowhere worth an error message. */
export function useKeptPlan(): ShownPlan | null | undefined {
  const owner = useSession().claims?.sub ?? null
  const text = useGuestPlan()
  return useQuery(keptPlanQuery(owner, text)).data
}

/** The place of a course in that plan, from 1. */
export const stepOf = (plan: ShownPlan | null | undefined, courseId: number) =>
  (plan?.courses.findIndex(({ id }) => id === courseId) ?? -1) + 1

/** Whether it has the same courses in the same order. */
export const isSamePlan = ({ courses }: ShownPlan, { courseIds }: PlanToKeep) =>
  courses.map(({ id }) => id).join() === courseIds.join()

/** Keeps a plan in place of the one before, or with null none any more. */
export function useKeepPlan() {
  const owner = useSession().claims?.sub ?? null
  const client = useQueryClient()
  return useMutation({
    mutationFn: (plan: PlanToKeep | null) => (plan ? keepPlan(owner, plan) : forgetPlan(owner)),
    onSuccess: () => client.invalidateQueries({ queryKey: keptPlanKey }),
    onError: notifyProblem,
  })
}
