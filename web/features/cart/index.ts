export { AddToCartButton } from './add-to-cart-button.tsx'
export { useCartCount } from './use-cart-count.ts'
