import * as cart from '#contract/cart/cart.ts'
import { guestCartIds } from '#contract/cart/guest-cart.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { addToCart } from './add-to-cart.ts'
import { buyCart } from './buy-cart.ts'
import { deleteItem, guestTotalPrice, listGuestItems, listIds, listItems, totalPrice } from './cart.queries.ts'
import { getFreeCourse } from './get-free-course.ts'

export function cartEndpoints(app: App): void {
  const guestCarts = takeTurns(2)
  app.route({
    ...cart.listCart,
    handler: async ({ user, query }, reply) => sendPage(reply, query, await listItems(app.db, user.id, query)),
  })
  app.route({ ...cart.cartTotal, handler: ({ user }) => totalPrice(app.db, user.id) })
  app.route({ ...cart.listCartIds, handler: ({ user }) => listIds(app.db, user.id) })
  app.route({
    ...cart.addToCart,
    handler: async ({ user, params }) => {
      await addToCart(app, user.id, params.courseId)
      return null
    },
  })
  app.route({
    ...cart.removeFromCart,
    handler: async ({ viewer, params }, reply) => {
      if (viewer) await deleteItem(app.db, viewer.id, params.courseId)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...cart.buyCart,
    handler: ({ user, body, headers }) =>
      buyCart(app, user.id, { key: headers['idempotency-key'], expectedTotal: body?.expectedTotal ?? undefined }),
  })
  app.route({
    ...cart.getFreeCourse,
    handler: async ({ user, params }) => {
      await getFreeCourse(app, user.id, params.courseId)
      return null
    },
  })
  app.route({
    ...cart.guestCartPage,
    handler: async ({ query }, reply) =>
      sendPage(reply, query, await guestCarts.run(() => listGuestItems(app.readDb, guestCartIds(query.cookie), query))),
  })
  app.route({
    ...cart.guestCartTotal,
    handler: ({ query }) => guestCarts.run(() => guestTotalPrice(app.readDb, guestCartIds(query.cookie))),
  })
}
