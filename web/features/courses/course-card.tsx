import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard as Course } from '#contract/courses/courses.ts'
import { levels } from '#contract/courses/facets.ts'
import type { PictureSize } from '#contract/files/files.ts'
import { words as skillWords } from '#contract/skills/words.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { WishButton } from '#web/features/wishlist/index.ts'
import { formatNumber, formatShortDay, hours } from '#web/ui/format.ts'
import card from '#web/ui/link-card.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/points.tsx'
import { MeanStars } from '#web/ui/stars.tsx'
import classes from './course-card.module.css'
import { courseQuery } from './courses.api.ts'
import { words } from './first-words.ts'

interface CourseCardProps {
  course: Course
  /** The level of the name's heading: one below the heading above the card. */
  level?: 2 | 3
  size: PictureSize
  priority?: 'first' | 'soon' | undefined
  /** Called when somebody is about to open the course. Its data is fetched anyway. */
  onPrepare?: () => void
}

/** The link of the name covers the whole card, except the buttons. */
export function CourseCard({ course, level = 2, size, priority, onPrepare }: CourseCardProps) {
  const id = useId()
  const client = useQueryClient()
  const prepare = () => {
    void client.prefetchQuery(courseQuery(course.id))
    onPrepare?.()
  }
  const Name = `h${level}` as const
  return (
    <article className={`${card.card} ${classes.card}`} aria-labelledby={id}>
      <div className={classes.picture}>
        <Picture link={paths.coursePicture(course)} size={size} priority={priority} />
      </div>
      <div className={classes.text}>
        <Name id={id} className={classes.name}>
          <Link to={paths.course(course.id)} className={card.link} onPointerEnter={prepare} onFocus={prepare}>
            {course.name}
          </Link>
        </Name>
        <p className={classes.author}>{course.author.name}</p>
        <p className={classes.rating}>{course.rating ? <MeanStars rating={course.rating} /> : words.noRatings}</p>
        <p className={classes.description}>{course.shortDescription}</p>
        <p className={classes.measures}>
          {course.levelsShown && <span className={classes.shown}>{skillWords.levelsShown}</span>}
          <span>{levels[course.level]}</span>
          <span>{hours(course.learningTime)}</span>
        </p>
        <p className={classes.facts}>
          <span>{words.students({ count: course.studentsCount, students: formatNumber(course.studentsCount) })}</span>
          <span>
            {words.updated({
              day: formatShortDay(course.updateDateUTC),
              time: (day) => <time dateTime={course.updateDateUTC}>{day}</time>,
            })}
          </span>
        </p>
        <div className={classes.foot}>
          <Price points={course.price} />
          <CourseAction course={course} describedBy={id} variant="light" size="sm" className={card.action} />
        </div>
      </div>
      <WishButton course={course} />
    </article>
  )
}
