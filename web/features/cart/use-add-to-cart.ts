import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { putIntoCart } from './cart.api.ts'
import { cartChanged } from './cart-changes.ts'

/** Adds courses to the server's cart or to the guest's, and leads to the cart. A refusal is shown in the server's words. */
export function useAddToCart() {
  const { claims } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const owner = claims?.sub ?? null
  const { mutate, isPending } = useMutation({
    mutationFn: async (courseIds: number[]) => {
      try {
        // One after the other: the cart keeps their order.
        for (const courseId of courseIds) await putIntoCart(owner, courseId)
      } finally {
        // Some may have been added although another was refused.
        if (owner) void cartChanged(client)
      }
    },
    onError: notifyProblem,
  })
  return {
    // Not for those who have left the page meanwhile.
    add: (courseIds: number[]) => mutate(courseIds, { onSuccess: () => navigate(paths.shoppingCart()) }),
    isAdding: isPending,
  }
}
