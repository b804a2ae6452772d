import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { RouteIcon } from '#web/ui/icons.tsx'
import classes from './step-of-plan.module.css'
import { stepOf, useKeptPlan } from './use-kept-plan.ts'
import { words } from './words.ts'

/** Which step of one's plan a course is, with a link to the plan; or nothing. */
export function StepOfPlan({ courseId }: { courseId: number }) {
  const plan = useKeptPlan()
  const step = stepOf(plan, courseId)
  if (!plan || step === 0) return null
  return (
    <span className={classes.step}>
      <RouteIcon />
      <Link to={paths.plan()}>{words.stepOfPlan({ step: String(step), steps: String(plan.courses.length) })}</Link>
    </span>
  )
}
