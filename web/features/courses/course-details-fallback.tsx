import { Skeleton } from '@mantine/core'
import { Card } from '#web/ui/card.tsx'
import { words as common } from '#web/ui/first-words.ts'
import { SkeletonLines } from '#web/ui/loading.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import boxClasses from './course-box.module.css'
import classes from './course-details.module.css'
import gridClasses from './course-grid.module.css'
import { words } from './first-words.ts'

/** In the shape of the details. */
export function CourseDetailsFallback() {
  return (
    <div className={classes.page} role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={classes.head}>
        <Skeleton height={32} width="min(440px, 90%)" mb={20} />
        <Skeleton height={18} width="min(600px, 100%)" mb={28} />
        <div className={classes.author}>
          <Skeleton height={44} circle />
          <Skeleton height={18} width={140} />
        </div>
        <Skeleton height={14} width={220} mt={20} />
      </div>
      <div className={boxClasses.box}>
        <Skeleton radius={0} className={gridClasses.picture} />
        <div className={boxClasses.inside}>
          <Skeleton height={34} width={140} mt={20} />
          <Skeleton height={42} />
          <SkeletonLines count={4} />
        </div>
      </div>
      <div className={classes.content}>
        <Card title={words.about}>
          <SkeletonLines count={8} />
        </Card>
        <Card title={words.materials}>
          <SkeletonLines count={5} height={40} />
        </Card>
      </div>
    </div>
  )
}
