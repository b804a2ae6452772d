import { Anchor } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { refundRule } from '#contract/refunds/refunds.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { SealDrawing } from '#web/ui/drawings.tsx'
import { counted } from '#web/ui/format.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Points } from '#web/ui/points.tsx'
import classes from './receipt-page.module.css'
import type { Purchase } from './use-buy.ts'

/** What was bought, its cost, the new balance, and where to go next. Takes the focus, because the button that had it was unmounted. */
export function ReceiptPage({ purchase }: { purchase: Purchase }) {
  const { courses, boughtCourseIds, totalPrice, balance } = purchase
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const unnamed = boughtCourseIds.length - courses.length
  return (
    <div className={classes.page}>
      <SealDrawing />
      <PageHeading ref={heading} title={boughtCourseIds.length === 1 ? 'The course is yours' : 'The courses are yours'}>
        Start now, or find what you have bought in{' '}
        <Anchor component={Link} to={paths.myLearning()}>
          My Learning
        </Anchor>{' '}
        at any time.
      </PageHeading>
      <ul className={classes.courses} aria-label="Bought courses">
        {courses.map((course) => (
          <BoughtCourse key={course.id} course={course} isOnly={boughtCourseIds.length === 1} />
        ))}
        {unnamed > 0 && <li className={classes.more}>{`and ${counted(unnamed, 'more course', 'more courses')}`}</li>}
      </ul>
      <dl className={classes.figures}>
        <div>
          <dt>Points spent</dt>
          <dd>
            <Points value={totalPrice} />
          </dd>
        </div>
        <div>
          <dt>New balance</dt>
          <dd>
            <Points value={balance} />
          </dd>
        </div>
      </dl>
      <p className={classes.rule}>{refundRule} To return one, open it in My Learning, or go to your points history.</p>
      <p className={classes.links}>
        <Anchor component={Link} to={paths.profile()}>
          Points history
        </Anchor>
        <Anchor component={Link} to={paths.courses()}>
          Browse more courses
        </Anchor>
      </p>
    </div>
  )
}

function BoughtCourse({ course, isOnly }: { course: CourseCard; isOnly: boolean }) {
  const nameId = `bought-${course.id}`
  return (
    <li className={classes.course}>
      <div className={classes.picture}>
        <Picture link={paths.coursePicture(course)} size="small" priority="soon" />
      </div>
      <span id={nameId} className={classes.name}>
        {course.name}
      </span>
      <LinkButton to={paths.learnCourse(course.id)} variant={isOnly ? 'filled' : 'light'} size="sm" aria-describedby={nameId}>
        Learn Course
      </LinkButton>
    </li>
  )
}
