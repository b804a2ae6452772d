import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PlanInfo } from '#contract/automated-search/automated-search.ts'
import { pageNumberIn } from '#contract/core/addresses.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { hours } from '#web/ui/format.ts'
import { Pages } from '#web/ui/pages.tsx'
import { Points } from '#web/ui/points.tsx'
import stepClasses from './plan-step.module.css'
import { PlanStep } from './plan-step.tsx'
import classes from './plan-view.module.css'
import type { Step, Target } from './steps-and-targets.ts'
import { words } from './words.ts'

interface PlanStepsProps {
  steps: Step[]
  targets: Target[]
  info: PlanInfo
  byTime: boolean
  /** How many are on a page. */
  pageSize: number
  /** The address of the first page. */
  path: string
  onMakeOptional: (courseId: number) => void
}

/** The courses of the plan, a few at a time; the goal comes last. */
export function PlanSteps({ steps, targets, info, byTime, pageSize, path, onMakeOptional }: PlanStepsProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const totalPages = Math.ceil(steps.length / pageSize)
  // In the address, so that the way back from a course or the cart leads to the same page.
  const pageNumber = Math.min(pageNumberIn(params), totalPages)
  const showPage = (page: number) => {
    void navigate(page === 1 ? path : `${path}&page=${page}`, { preventScrollReset: true })
    title.current?.focus()
  }
  return (
    <>
      <h2 className={classes.title} ref={title} tabIndex={-1}>
        {words.steps({ count: steps.length })}
      </h2>
      <ol className={classes.steps} aria-label={words.coursesOfPlan} start={(pageNumber - 1) * pageSize + 1}>
        {steps.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).map((step) => (
          <PlanStep
            key={step.course.id}
            step={step}
            info={info}
            byTime={byTime}
            onMakeOptional={() => onMakeOptional(step.course.id)}
          />
        ))}
      </ol>
      {pageNumber === totalPages && <Goal targets={targets} info={info} />}
      <Pages info={{ PageNumber: pageNumber, TotalPages: totalPages }} onChange={showPage} of={words.coursesOfPlan} />
    </>
  )
}

function Goal({ targets, info }: { targets: Target[]; info: PlanInfo }) {
  return (
    <div className={stepClasses.step}>
      <div className={stepClasses.rail}>
        <span className={stepClasses.number} data-goal>
          <CheckIcon />
        </span>
      </div>
      <p className={classes.goal}>
        <strong>{targets.map(({ skillName, wanted }) => `${skillName} ${wanted}`).join(', ')}</strong>
        <span>{words.goalFor({ price: () => <Points value={info.TotalPrice} />, time: hours(info.TotalMinutes) })}</span>
      </p>
    </div>
  )
}
