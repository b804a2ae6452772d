import { queryOptions } from '@tanstack/react-query'
import { limits } from '#contract/core/limits.ts'
import * as wishlist from '#contract/wishlist/wishlist.ts'
import { call } from '#web/core/call.ts'
import { CallError } from '#web/core/call-error.ts'
import { words } from './first-words.ts'
import { guestWishlist } from './guest-wishlist.ts'

/** The `sub` of a signed-in user, whose wishlist is on the server; null for a guest, whose wishlist is in the browser. */
export type WishlistOwner = string | null

/** A course with its present price, which a guest's wish remembers. */
export interface Wishable {
  id: number
  price: number
}

export const wishlistQuery = (owner: WishlistOwner) =>
  queryOptions({
    queryKey: ['wishlist', owner ?? 'guest', 'courses'],
    queryFn: ({ signal }) => (owner ? call(wishlist.getWishlist, { signal }) : guestCourses(signal)),
  })

/** One call for all cards. */
export const wishIdsQuery = (owner: string) =>
  queryOptions({
    queryKey: ['wishlist', owner, 'ids'],
    queryFn: ({ signal }) => call(wishlist.listWishlistIds, { signal }),
  })

export const addWish = (owner: WishlistOwner, { id, price }: Wishable) =>
  owner ? call(wishlist.addToWishlist, { params: { courseId: String(id) } }) : addGuestWish({ courseId: id, price })

export const removeWish = async (owner: WishlistOwner, id: number) =>
  owner ? call(wishlist.removeFromWishlist, { params: { courseId: String(id) } }) : guestWishlist.remove(id)

/** An empty wishlist needs no call. */
async function guestCourses(signal: AbortSignal): Promise<wishlist.Wishlist> {
  const text = guestWishlist.text()
  return text ? call(wishlist.guestWishlist, { querystring: { wishlist: text }, signal }) : { items: [], goneIds: [] }
}

async function addGuestWish(wish: { courseId: number; price: number }) {
  if (guestWishlist.add(wish)) return
  const message = words.isFull({ most: limits.wishlist.max })
  throw new CallError({ status: 409, statusText: '', url: wishlist.addToWishlist.url, message })
}
