import { Skeleton } from '@mantine/core'
import { words } from './first-words.ts'
import classes from './loading.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Shown while rows load. */
export function LoadingRows({ rows, height = 20 }: { rows: number; height?: number }) {
  return (
    <div className={classes.rows} role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={row} height={height} width={row % 3 === 2 ? '70%' : '100%'} />
      ))}
    </div>
  )
}

/** The first screen of a visit, while its code and data load. */
export function LoadingPage() {
  return (
    <div className={classes.page} role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton height={36} width="min(280px, 60%)" />
      <Skeleton height={20} width="min(420px, 90%)" />
      <Skeleton height={260} radius="lg" mt="sm" />
    </div>
  )
}

/** Lines of a text or rows of a list, inside an element that announces that it is loading. */
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
