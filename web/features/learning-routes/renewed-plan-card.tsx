import { useId } from 'react'
import type { RenewedPlan } from '#contract/learning-routes/route-renewal.ts'
import type { Day } from '#web/core/days.ts'
import { Button } from '#web/ui/button.tsx'
import { counted } from '#web/ui/format.ts'
import { Price } from '#web/ui/points.tsx'
import { Title } from '#web/ui/title.tsx'
import { minutesMoreWords, pointsMoreWords, renewalTitle } from './renewal-words.ts'
import { dayName, proofWords } from './route-words.ts'
import classes from './ways-out.module.css'

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
      <p>{`Finished by ${dayName(plan.finishDate, today)}. Compared with what is left of your plan: ${pointsMoreWords(pointsMore)}, ${minutesMoreWords(minutesMore)}.`}</p>
      <Courses title="Comes" courses={comes} />
      <Courses title="Leaves" courses={leaves} />
      {stays.length > 0 && (
        <details className={classes.stays}>
          <summary>{`${counted(stays.length, 'course')} ${stays.length === 1 ? 'stays' : 'stay'}`}</summary>
          <Courses title="Stays" courses={stays} />
        </details>
      )}
      <p className={classes.proof}>{proofWords(plan, { keepsBought: true }).sentence}</p>
      <Button size="sm" loading={isTaking} aria-describedby={id} onClick={() => onFollow(plan.id)}>
        Follow this plan
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
