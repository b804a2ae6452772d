export { AddToCartButton } from './add-to-cart-button.tsx'
export { useAddToCart } from './use-add-to-cart.ts'
export { useCartCount } from './use-cart-count.ts'
