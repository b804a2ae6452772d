import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { PlanToKeep } from '#contract/kept-plans/guest-plan.ts'
import { useSession } from '#web/core/session.ts'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { putIntoCart } from './cart.api.ts'
import { cartChanged } from './cart-changes.ts'
import { guestCart } from './guest-cart.ts'

interface Addition {
  courseIds: number[]
  /** The plan that they belong to, which is kept. */
  plan?: PlanToKeep | undefined
}

/** Adds courses to the server's cart or to the guest's, and leads to the cart. A refusal is shown in the server's words. */
export function useAddToCart() {
  const { claims } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const owner = claims?.sub ?? null
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ courseIds, plan }: Addition) => {
      // Not in the first load: where plans are offered, it is loaded already.
      const keptPlans = plan && (await import('#web/features/kept-plans/index.ts'))
      try {
        if (plan) await keptPlans?.keepPlan(owner, plan)
        // So that the guest's cart has the order of the plan, too.
        if (plan && !owner) for (const courseId of courseIds) guestCart.remove(courseId)
        // One after the other: the cart keeps their order.
        for (const courseId of courseIds) await putIntoCart(owner, courseId)
      } finally {
        // Some may have been added although another was refused.
        if (owner) void cartChanged(client)
        if (keptPlans) void client.invalidateQueries({ queryKey: keptPlans.keptPlanKey })
      }
    },
    onError: notifyProblem,
  })
  return {
    /** `message` is shown in the cart. Those who have left the page meanwhile are not led there. */
    add: (courseIds: number[], plan?: PlanToKeep, message?: string) =>
      mutate(
        { courseIds, plan },
        {
          onSuccess: () => {
            if (message) notifyDone(message)
            return navigate(paths.shoppingCart())
          },
        },
      ),
    isAdding: isPending,
  }
}
