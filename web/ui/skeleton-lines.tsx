import { Skeleton } from '@mantine/core'
import classes from './loading.module.css'

/** Lines of a text, or rows of a list, inside something that says itself that it is loading. */
export function SkeletonLines({ count, height = 16 }: { count: number; height?: number }) {
  return (
    <div className={classes.rows}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={line} height={height} width={line % 4 === 3 ? '60%' : '100%'} />
      ))}
    </div>
  )
}
