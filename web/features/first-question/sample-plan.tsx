import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { Goal } from '#contract/goals/goals.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { hours } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import { common } from '#web/ui/words.ts'
import classes from './sample-plan.module.css'
import { words } from './words.ts'

/** What the portal does, with the plan of a goal from its own catalogue. */
export const SamplePlan = ({ name: goal, skills: wish, plan }: Goal) =>
  plan && (
    <section className={classes.plan} aria-labelledby="sample-plan">
      <h2 id="sample-plan">{words.samplePlan({ goal })}</h2>
      <ol>
        {plan.courses.map(({ id, name, price }) => (
          <li key={id}>
            <span>{name}</span>
            <Points value={price} />
          </li>
        ))}
      </ol>
      <p>
        <Link to={paths.plan({ wish })}>
          {words.planOf({
            courses: common.courses({ count: plan.courses.length }),
            points: common.points({ count: plan.totalPrice }),
            time: hours(plan.totalMinutes),
          })}
        </Link>
        <span className={classes.proven}>
          <CheckIcon />
          {words.proven}
        </span>
      </p>
    </section>
  )
