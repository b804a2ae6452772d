import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { type CartOwner, cartKey, cartTotalQuery, putIntoCart, takeFromCart } from './cart.api.ts'
import { cartChanged, takeOut } from './cart-changes.ts'

/** A line that was just taken out, and where it stood. */
export interface Removed {
  item: CartItem
  place: number
}

/** Takes a course out of the cart at once, and can put it back. */
export function useRemove(owner: CartOwner) {
  const client = useQueryClient()
  const [removed, setRemoved] = useState<Removed>()
  const [returned, setReturned] = useState<number>()
  const reload = () => (owner ? cartChanged(client) : client.invalidateQueries({ queryKey: cartKey }))

  const take = useMutation({
    mutationFn: ({ item }: Removed) => takeFromCart(owner, item.id),
    onMutate: async (line) => {
      setReturned(undefined)
      setRemoved(line)
      await client.cancelQueries({ queryKey: cartKey })
      takeOut(client, owner, line.item)
    },
    onError: (error) => {
      setRemoved(undefined)
      notifyProblem(error)
    },
    // The guest's cart tells about its changes itself.
    onSettled: () => owner && reload(),
  })
  const putBack = useMutation({
    mutationFn: ({ item }: Removed) => putIntoCart(owner, item.id),
    // The total of a cart that was empty for a moment is not shown again, not even until the new one is there: it could be bought at.
    onMutate: () => client.removeQueries({ ...cartTotalQuery(owner), type: 'inactive' }),
    onSuccess: async (_, { item }) => {
      await reload()
      setReturned(item.id)
      setRemoved(undefined)
    },
    onError: notifyProblem,
  })
  return { removed, returned, remove: take.mutate, undo: putBack.mutate, isUndoing: putBack.isPending }
}
