import { Skeleton } from '@mantine/core'
import { limits } from '#contract/core/limits.ts'
import card from '#web/ui/link-card.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import courseClasses from './my-course.module.css'
import classes from './my-courses.module.css'

/** In the shape of a page of courses. */
export function MyCoursesSkeleton() {
  return (
    <div className={`${classes.courses} ${classes.coming}`} role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      {Array.from({ length: limits.pageSize.myLearning }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={place} className={`${card.card} ${courseClasses.course}`}>
          <div className={courseClasses.picture}>
            <Skeleton className={classes.picture} radius={0} />
          </div>
          <Skeleton className={courseClasses.name} height={18} width="80%" />
          <div className={courseClasses.progress}>
            <Skeleton height={14} mb={10} width="60%" />
            <Skeleton height={8} />
          </div>
          <div className={courseClasses.actions}>
            <Skeleton height={42} width={144} />
          </div>
        </div>
      ))}
    </div>
  )
}
