import { useId } from 'react'
import type { RenewedPlan } from '#contract/learning-routes/route-renewal.ts'
import type { Day } from '#web/core/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/points.tsx'
import { Title } from '#web/ui/title.tsx'
import { minutesMoreWords, pointsMoreWords, renewalTitle } from './renewal-words.ts'
import { dayName, proofWords } from './route-words.ts'
import classes from './ways-out.module.css'
import { words } from './words.ts'

interface RenewedPlanCardProps {
  renewed: RenewedPlan
  today: Day
  isTaking: boolean
  onFollow: (planId: number) => void
}

/** A plan that can take the place of the chosen one: what comes, what leaves, what stays, and what that costs. */
export function RenewedPlanCard({ renewed, today, isTaking, onFollow }: RenewedPlanCardProps) {
  const id = useId()
  const { plan, comes, leaves, stays, pointsMore, minutesMore } = renewed
  return (
    <li className={classes.card}>
      <Title order={3} id={id}>
        {renewalTitle(renewed)}
      </Title>
      <p>
        {words.comparison({
          day: dayName(plan.finishDate, today),
          points: pointsMoreWords(pointsMore),
          time: minutesMoreWords(minutesMore),
        })}
      </p>
      <Courses title={words.comes} courses={comes} />
      <Courses title={words.leaves} courses={leaves} />
      {stays.length > 0 && (
        <details className={classes.stays}>
          <summary>{words.coursesStay({ count: stays.length })}</summary>
          <Courses title={words.stays} courses={stays} />
        </details>
      )}
      <p className={classes.proof}>{proofWords(plan, { keepsBought: true }).sentence}</p>
      <Button size="sm" loading={isTaking} aria-describedby={id} onClick={() => onFollow(plan.id)}>
        {words.followPlan}
      </Button>
    </li>
  )
}

function Courses({ title, courses }: { title: string; courses: RenewedPlan['comes'] }) {
  const id = useId()
  if (courses.length === 0) return null
  return (
    <div className={classes.courses}>
      <span id={id}>{title}</span>
      <ul aria-labelledby={id}>
        {courses.map((course) => (
          <li key={course.id}>
            <span>{course.name}</span>
            <Price points={course.price} />
          </li>
        ))}
      </ul>
    </div>
  )
}
