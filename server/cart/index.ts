export { addToCart, mergeGuestCart } from './add-to-cart.ts'
export { buyCart } from './buy-cart.ts'
export { cartRoutes } from './cart.routes.ts'
