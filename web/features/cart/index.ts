export { cartChanged, purchaseMade } from './cart-changes.ts'
export { CourseAction } from './course-action.tsx'
export { useAddToCart } from './use-add-to-cart.ts'
export { useCartCount } from './use-cart-ids.ts'
