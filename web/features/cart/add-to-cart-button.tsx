import { Button } from '#web/ui/button.tsx'
import { words } from './first-words.ts'
import { type CourseButtonProps, GetFreeButton } from './get-free-button.tsx'
import { InCartLink } from './in-cart-link.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useCartIds } from './use-cart-ids.ts'

/** Adds a course to the cart, or links to the cart if it is there already. A free course needs no cart. */
export function AddToCartButton(props: CourseButtonProps) {
  return props.course.price === 0 ? <GetFreeButton {...props} /> : <CartButton {...props} />
}

function CartButton({ course, describedBy, onGot: _, ...button }: CourseButtonProps) {
  const { add, isAdding } = useAddToCart()
  if (useCartIds().includes(course.id)) return <InCartLink describedBy={describedBy} {...button} />
  return (
    <Button aria-describedby={describedBy} loading={isAdding} onClick={() => add([course.id])} {...button}>
      {words.add}
    </Button>
  )
}
