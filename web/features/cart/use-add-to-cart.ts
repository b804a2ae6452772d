import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#web/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { putIntoCart } from './cart.api.ts'
import { cartChanged } from './cart-changes.ts'

/** Puts courses into the server's cart, or into the guest's, and then shows the cart. A refusal is said in the server's words. */
export function useAddToCart() {
  const { claims } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const owner = claims?.sub ?? null
  return useMutation({
    mutationFn: async (courseIds: number[]) => {
      try {
        // One after the other: the cart keeps their order.
        for (const courseId of courseIds) await putIntoCart(owner, courseId)
      } finally {
        // Some may be in it although another was refused.
        if (owner) void cartChanged(client)
      }
    },
    onSuccess: () => navigate(paths.shoppingCart()),
    onError: notifyProblem,
  })
}
