import { Button } from '@mantine/core'
import { useAddToCart } from '#web/features/cart/index.ts'
import { CartIcon } from '#web/ui/icons.tsx'
import { Points } from '#web/ui/points.tsx'
import type { Plan } from './automated-search.api.ts'
import { routeOf } from './plan-route.ts'
import { PlanSteps } from './plan-steps.tsx'
import classes from './plan-view.module.css'
import { inHours, proofOf } from './plan-words.ts'
import { Seal } from './seal.tsx'
import { SkillBar } from './skill-bar.tsx'
import { type Asked, askedPath } from './wish-address.ts'

interface PlanViewProps {
  plan: Plan
  asked: Asked
  isBusy: boolean
}

/** The plan as a route: what it costs and how good it is, what it brings, and each course as a step with its reason. */
export function PlanView({ plan: { courses, info }, asked, isBusy }: PlanViewProps) {
  const add = useAddToCart()
  const { byTime } = asked
  const { steps, targets } = routeOf(courses, asked.wish)
  const proof = proofOf(info, byTime)
  return (
    <div className={classes.plan} aria-busy={isBusy}>
      <section className={classes.summary} aria-label="The plan at a glance">
        <div className={classes.top}>
          <div className={classes.proof}>
            <Seal isProven={proof.isProven} />
            <div>
              <h2 className={classes.seal} data-proven={proof.isProven || undefined}>
                {proof.seal}
              </h2>
              <p className={classes.sentence}>{proof.sentence}</p>
            </div>
          </div>
          <Button
            className={classes.add}
            leftSection={<CartIcon />}
            loading={add.isPending}
            onClick={() => add.mutate(courses.map(({ id }) => id))}
          >
            Add the whole plan to the cart
          </Button>
        </div>
        <dl className={classes.figures}>
          <div>
            <dt>Price</dt>
            <dd>
              <Points value={info.TotalPrice} isLarge />
            </dd>
          </div>
          <div>
            <dt>Learning time</dt>
            <dd className={classes.figure}>
              {inHours(info.TotalMinutes)} <span>hours</span>
            </dd>
          </div>
        </dl>
        <ul className={classes.targets} aria-label="What the plan brings">
          {targets.map((target) => (
            <SkillBar key={target.skillId} target={target} />
          ))}
        </ul>
        <p className={classes.legend}>
          The figures in the bars are the steps of the way
          {targets.some(({ reached, wanted }) => reached > wanted) ? '; the faded end is more than you asked for.' : '.'}
        </p>
      </section>

      <PlanSteps key={askedPath(asked)} steps={steps} targets={targets} info={info} asked={asked} />
    </div>
  )
}
