import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { PlannedDay } from '#contract/learning-routes/learning-routes.ts'
import classes from './planned-items.module.css'
import { WeekItems } from './week-items.tsx'

/** What is planned on a day, below the name of its route. */
export function PlannedItems({ routes }: Pick<PlannedDay, 'routes'>) {
  return (
    <ul className={classes.routes}>
      {routes.map(({ id, name, items }) => (
        <li key={id}>
          <Anchor component={Link} to={paths.route(id)} underline="hover" className={classes.name}>
            {name}
          </Anchor>
          <WeekItems items={items} />
        </li>
      ))}
    </ul>
  )
}
