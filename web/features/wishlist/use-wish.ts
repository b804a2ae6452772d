import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#web/core/session.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { useGuestWishIds } from './guest-wishlist.ts'
import { addWish, removeWish, type Wishable, type WishlistOwner, wishIdsQuery, wishlistQuery } from './wishlist.api.ts'

export function useWishlistOwner(): WishlistOwner {
  return useSession().claims?.sub ?? null
}

/** The wished courses, by id. One call serves all cards; guests need none. */
export function useWishIds(): number[] {
  const owner = useWishlistOwner()
  const guestIds = useGuestWishIds()
  const { data = [] } = useQuery({ ...wishIdsQuery(owner ?? ''), enabled: owner !== null })
  return owner ? data : guestIds
}

/** Adds or removes a course. The cards show it at once, before the server responds; a refusal is shown and takes it back. */
export function useSetWished(course: Wishable) {
  const owner = useWishlistOwner()
  const client = useQueryClient()
  const { queryKey } = wishIdsQuery(owner ?? '')
  const mutationKey = ['wish']
  const show = (isWanted: boolean) =>
    client.setQueryData(queryKey, (ids) => {
      const others = ids?.filter((id) => id !== course.id)
      return isWanted ? others && [course.id, ...others] : others
    })
  return useMutation({
    mutationKey,
    // Quick clicks take effect in their order.
    scope: { id: `wish-${course.id}` },
    mutationFn: async (isWanted: boolean) => (isWanted ? addWish(owner, course) : removeWish(owner, course.id)),
    onMutate: show,
    onError: (error, isWanted) => {
      show(!isWanted)
      notifyProblem(error)
    },
    onSettled: () => {
      // The open wishlist keeps its order and its Undo; the next visit loads it again.
      void client.invalidateQueries({ queryKey: wishlistQuery(owner).queryKey, refetchType: 'none' })
      if (owner && client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey })
    },
  }).mutate
}
