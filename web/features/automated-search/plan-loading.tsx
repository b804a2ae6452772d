import { Skeleton } from '@mantine/core'
import classes from './plan-loading.module.css'
import route from './plan-step.module.css'

/** In the shape of the plan. A quick answer shows none of it. */
export function PlanLoading() {
  return (
    <div className={classes.loading}>
      <div className={classes.summary}>
        <p className={classes.title}>Looking for the best plan …</p>
        <p className={classes.text}>It takes up to a few seconds to prove that none is better.</p>
        <Skeleton height={12} mt={24} />
        <Skeleton height={12} mt={20} width="80%" />
      </div>
      {[0, 1, 2].map((place) => (
        <div key={place} className={route.step}>
          <div className={route.rail}>
            <span className={route.number} />
          </div>
          <Skeleton height={136} radius="lg" mb={28} />
        </div>
      ))}
    </div>
  )
}
