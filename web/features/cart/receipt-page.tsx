import { Anchor } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { refundRule } from '#contract/refunds/refunds.ts'
import { paragraph } from '#web/core/sentences.ts'
import { FollowLink, StepOfPlan, stepOf, useKeptPlan } from '#web/features/kept-plans/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { SealDrawing } from '#web/ui/drawings.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Points } from '#web/ui/points.tsx'
import { words as firstWords } from './first-words.ts'
import classes from './receipt-page.module.css'
import type { Purchase } from './use-buy.ts'
import { words } from './words.ts'

/** What was bought, its cost, the new balance, and where to go next. Takes the focus, because the button that had it was unmounted. */
export function ReceiptPage({ purchase }: { purchase: Purchase }) {
  const { courses, boughtCourseIds, totalPrice, balance } = purchase
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const plan = useKeptPlan()
  const isOfPlan = boughtCourseIds.some((id) => stepOf(plan, id) > 0)
  // What is not in the plan comes after its steps.
  const inOrder = courses.toSorted((a, b) => (stepOf(plan, a.id) || Infinity) - (stepOf(plan, b.id) || Infinity) || 0)
  const unnamed = boughtCourseIds.length - courses.length
  return (
    <div className={classes.page}>
      <SealDrawing />
      <PageHeading ref={heading} title={boughtCourseIds.length === 1 ? words.courseIsYours : words.coursesAreYours}>
        {words.startNow({
          learning: (text) => (
            <Anchor component={Link} to={paths.myLearning()}>
              {text}
            </Anchor>
          ),
        })}
      </PageHeading>
      <ul className={classes.courses} aria-label={words.bought}>
        {inOrder.map((course) => (
          <BoughtCourse key={course.id} course={course} isOnly={boughtCourseIds.length === 1} />
        ))}
        {unnamed > 0 && <li className={classes.more}>{words.andMore({ count: unnamed })}</li>}
      </ul>
      <dl className={classes.figures}>
        <div>
          <dt>{words.spent}</dt>
          <dd>
            <Points value={totalPrice} />
          </dd>
        </div>
        <div>
          <dt>{words.newBalance}</dt>
          <dd>
            <Points value={balance} />
          </dd>
        </div>
      </dl>
      {plan && isOfPlan && <FollowLink wish={plan.wish} className={classes.follow} />}
      <p className={classes.rule}>{paragraph(refundRule, words.howToReturn)}</p>
      <p className={classes.links}>
        <Anchor component={Link} to={paths.profile()}>
          {words.pointsHistory}
        </Anchor>
        <Anchor component={Link} to={paths.courses()}>
          {words.browseMore}
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
      <div className={classes.name}>
        <span id={nameId}>{course.name}</span>
        <StepOfPlan courseId={course.id} />
      </div>
      <LinkButton to={paths.learnCourse(course.id)} variant={isOnly ? 'filled' : 'light'} size="sm" aria-describedby={nameId}>
        {firstWords.learn}
      </LinkButton>
    </li>
  )
}
