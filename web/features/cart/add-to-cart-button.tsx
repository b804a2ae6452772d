import { Button, type ButtonProps } from '@mantine/core'
import type { CourseCard } from '#contract/courses.ts'
import { useAddToCart } from './use-add-to-cart.ts'

interface AddToCartButtonProps extends ButtonProps {
  course: CourseCard
  describedBy: string
}

export function AddToCartButton({ course, describedBy, ...button }: AddToCartButtonProps) {
  const add = useAddToCart()
  return (
    <Button aria-describedby={describedBy} loading={add.isPending} onClick={() => add.mutate([course.id])} {...button}>
      Add to cart
    </Button>
  )
}
