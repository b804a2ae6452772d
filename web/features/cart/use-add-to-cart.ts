import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { useSession } from '#web/core/session.ts'
import { counted } from '#web/ui/format.ts'
import { notifyDoneWithLink, notifyProblem } from '#web/ui/notify.tsx'
import { putIntoCart } from './cart.api.ts'
import { cartChanged } from './cart-changes.ts'

/** Adds courses to the server's cart or to the guest's, and notifies with a link to the cart. A refusal is shown in the server's words. */
export function useAddToCart() {
  const { claims } = useSession()
  const client = useQueryClient()
  const owner = claims?.sub ?? null
  return useMutation({
    mutationFn: async (courseIds: number[]) => {
      try {
        // One after the other: the cart keeps their order.
        for (const courseId of courseIds) await putIntoCart(owner, courseId)
      } finally {
        // Some may have been added although another was refused. The button waits until the cards show it.
        if (owner) await cartChanged(client)
      }
    },
    onSuccess: (_, { length }) =>
      notifyDoneWithLink(
        length === 1 ? 'Added to your cart.' : `${counted(length, 'course')} added to your cart.`,
        paths.shoppingCart(),
        'View cart',
      ),
    onError: notifyProblem,
  })
}
