import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { RouteCards, routesQuery } from '#web/features/learning-routes/index.ts'
import { Title } from '#web/ui/title.tsx'
import classes from './plan-page.module.css'
import { words } from './words.ts'

/** One's own routes. Nothing is shown without any, and no error is worth a message here. */
export function OwnRoutes() {
  const { data: routes = [] } = useQuery(routesQuery())
  if (routes.length === 0) return null
  return (
    <section className={classes.own} aria-labelledby="own-routes">
      <div className={classes.ownTop}>
        <div>
          <Title order={2} id="own-routes">
            {words.routes}
          </Title>
          <p>{words.aboutRoutes}</p>
        </div>
        <Anchor component={Link} to={paths.routes()}>
          {words.allRoutes}
        </Anchor>
      </div>
      <RouteCards routes={routes} />
    </section>
  )
}
