import { Skeleton } from '@mantine/core'
import { Card } from '#web/ui/card.tsx'
import { words as common } from '#web/ui/first-words.ts'
import { SkeletonLines } from '#web/ui/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './cart.module.css'
import lineClasses from './cart-lines.module.css'
import { words } from './first-words.ts'

/** In the shape of the lines and the summary. */
export function CartSkeleton() {
  return (
    <div className={classes.columns} role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={lineClasses.lines}>
        {['first', 'second', 'third'].map((line) => (
          <div key={line} className={lineClasses.line}>
            <Skeleton className={lineClasses.picture} height={72} />
            <Skeleton className={lineClasses.text} height={18} width="70%" />
            <Skeleton className={lineClasses.price} height={18} width={56} />
          </div>
        ))}
      </div>
      <Card title={words.summary}>
        <SkeletonLines count={3} />
        <Skeleton height={50} mt={24} />
      </Card>
    </div>
  )
}

export const CartFallback = () => (
  <>
    <PageHeading title={words.title} />
    <CartSkeleton />
  </>
)
