import { Skeleton } from '@mantine/core'
import { limits } from '#contract/core/limits.ts'
import type { CourseCard as Course } from '#contract/courses/courses.ts'
import { words } from '#web/ui/first-words.ts'
import card from '#web/ui/link-card.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import cardClasses from './course-card.module.css'
import { CourseCard } from './course-card.tsx'
import classes from './course-grid.module.css'

interface CourseGridProps {
  courses: Course[]
  /** Per row, where there is room. */
  columns: 2 | 3 | 4
  level?: 2 | 3
  /** For a grid below the fold: its pictures load when they are scrolled to. */
  isLate?: boolean
}

export function CourseGrid({ courses, columns, level, isLate = false }: CourseGridProps) {
  const picturePriority = (place: number) => (isLate || place >= columns ? undefined : place === 0 ? 'first' : 'soon')
  return (
    <ul className={classes.grid} data-columns={columns}>
      {courses.map((course, place) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            level={level}
            size={columns === 2 ? 'half' : 'quarter'}
            priority={picturePriority(place)}
            onPrepare={prepareScreen}
          />
        </li>
      ))}
    </ul>
  )
}

/** In the shape of a page of cards. */
export function CourseGridSkeleton({
  columns,
  count = limits.pageSize.courses,
}: Pick<CourseGridProps, 'columns'> & { count?: number }) {
  return (
    <div className={`${classes.grid} ${classes.coming}`} data-columns={columns} role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={place} className={`${card.card} ${cardClasses.card}`}>
          <Skeleton className={classes.picture} radius={0} />
          <div className={cardClasses.text}>
            <Skeleton height={16} width="85%" mb={14} />
            <Skeleton height={13} mb={8} />
            <Skeleton height={13} width="60%" mb={36} />
            <Skeleton height={12} width="90%" mb={20} />
            <div className={cardClasses.foot}>
              <Skeleton height={20} width={64} />
              <Skeleton height={36} width={112} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** The code of the course page. Not in the card, which is part of that page too. */
function prepareScreen() {
  import('./course-details-screen.tsx').catch(() => {})
}
