import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartItem } from '#contract/cart/cart.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { type CartOwner, cartKey, cartTotalQuery, putIntoCart, takeFromCart } from './cart.api.ts'
import { cartChanged, takeOut } from './cart-changes.ts'

/** A line that was just removed, and where it was. */
export interface Removed {
  item: CartItem
  place: number
}

/** Removes a course from the cart at once, and can undo it. */
export function useRemove(owner: CartOwner, onRemove: () => void) {
  const client = useQueryClient()
  const [removed, setRemoved] = useState<Removed>()
  const [returned, setReturned] = useState<number>()
  const reload = () => (owner ? cartChanged(client) : client.invalidateQueries({ queryKey: cartKey }))

  const take = useMutation({
    mutationFn: ({ item }: Removed) => takeFromCart(owner, item.id),
    onMutate: async (line) => {
      onRemove()
      setReturned(undefined)
      setRemoved(line)
      await client.cancelQueries({ queryKey: cartKey })
      takeOut(client, owner, line.item)
    },
    onError: (error) => {
      setRemoved(undefined)
      notifyProblem(error)
    },
    // The guest's cart reports its changes itself.
    onSettled: () => owner && reload(),
  })
  const putBack = useMutation({
    mutationFn: ({ item }: Removed) => putIntoCart(owner, item.id),
    // After an empty cart, the old total must not be shown while the new one loads, because it is what Buy sends.
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
