export { buyCart } from './buy-cart.ts'
export { forgetPurchaseAnswers } from './cart.queries.ts'
export { cartRoutes } from './cart.routes.ts'
export { mergeGuestCart } from './merge-guest-cart.ts'
