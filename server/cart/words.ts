import { badRequest, conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('cart', {
  noSuchCourse: notFound('This course does not exist.'),
  ownCourse: conflict('This is your own course. You can open it without buying it.'),
  isEmpty: badRequest('Shopping Cart is Empty'),
  totalChanged: conflict(
    'The total is now {total} points instead of {expectedTotal}. Nothing was bought; please check your cart.',
  ),
  notFree: conflict({
    one: 'This course is not free: it costs {price} point. Nothing was bought.',
    other: 'This course is not free: it costs {price} points. Nothing was bought.',
  }),
})
