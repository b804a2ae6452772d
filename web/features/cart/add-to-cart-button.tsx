import { useEffect, useRef } from 'react'
import { paths } from '#contract/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { type CourseButtonProps, GetFreeButton } from './get-free-button.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useCartIds } from './use-cart-ids.ts'

/** Adds a course to the cart, or links to the cart if it is there already. A free course needs no cart. */
export function AddToCartButton(props: CourseButtonProps) {
  return props.course.price === 0 ? <GetFreeButton {...props} /> : <CartButton {...props} />
}

function CartButton({ course, describedBy, onGot: _, ...button }: CourseButtonProps) {
  const add = useAddToCart()
  const isInCart = useCartIds().includes(course.id)
  const link = useRef<HTMLAnchorElement>(null)
  // The pressed button is replaced by a link, which takes over the focus unless it has moved elsewhere.
  useEffect(() => {
    if (isInCart && add.isSuccess && document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [isInCart, add.isSuccess])
  if (!isInCart) {
    return (
      <Button aria-describedby={describedBy} loading={add.isPending} onClick={() => add.mutate([course.id])} {...button}>
        Add to cart
      </Button>
    )
  }
  return (
    <LinkButton
      ref={link}
      to={paths.shoppingCart()}
      leftSection={<CheckIcon />}
      aria-describedby={describedBy}
      {...button}
      variant="default"
    >
      In cart
    </LinkButton>
  )
}
