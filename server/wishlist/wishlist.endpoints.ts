import { guestWishes } from '#contract/wishlist/guest-wishlist.ts'
import * as wishlist from '#contract/wishlist/wishlist.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { addToWishlist } from './add-to-wishlist.ts'
import { deleteWish, listIds, readGuestWishlist, readWishlist } from './wishlist.queries.ts'

export function wishlistEndpoints(app: App): void {
  const guestWishlists = takeTurns(2)
  app.route({ ...wishlist.getWishlist, handler: ({ user }) => readWishlist(app.db, user.id) })
  app.route({ ...wishlist.listWishlistIds, handler: ({ user }) => listIds(app.db, user.id) })
  app.route({
    ...wishlist.addToWishlist,
    handler: async ({ user, params }) => {
      await addToWishlist(app, user.id, params.courseId)
      return null
    },
  })
  app.route({
    ...wishlist.removeFromWishlist,
    handler: ({ user, params }, reply) => sendNothing(reply, deleteWish(app.db, user.id, params.courseId)),
  })
  app.route({
    ...wishlist.guestWishlist,
    handler: ({ query }) => guestWishlists.run(() => readGuestWishlist(app.readDb, guestWishes(query.wishlist))),
  })
}
