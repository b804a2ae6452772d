import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { timeZone, toDay } from '#web/core/days.ts'
import { Card } from '#web/ui/card.tsx'
import { routesQuery } from './learning-routes.api.ts'
import { weekWords } from './route-words.ts'
import { StateLine } from './state-line.tsx'
import classes from './this-week.module.css'
import { WeekItems } from './week-items.tsx'
import { words } from './words.ts'

const mostItems = 3

/** On My Learning: this week's work of the routes that are followed. Nothing without one, and no error is worth a message here. */
export function ThisWeek() {
  const { data: routes = [] } = useQuery(routesQuery())
  const today = toDay(new Date(), timeZone)
  const followed = routes.flatMap((route) => (route.week ? { ...route, week: route.week } : []))
  if (followed.length === 0) return null
  return (
    <div className={classes.box}>
      <Card
        title={words.thisWeek}
        aside={
          <Anchor component={Link} to={paths.routes()} size="sm">
            {words.title}
          </Anchor>
        }
      >
        <ul className={classes.routes} aria-label={words.thisWeekOnRoutes}>
          {followed.map((route) => (
            <li key={route.id}>
              <div className={classes.route}>
                <Anchor component={Link} to={paths.route(route.id)} underline="hover" className={classes.name}>
                  {route.name}
                </Anchor>
                <StateLine route={route} today={today} />
                <p>{weekWords(route.week)}</p>
              </div>
              <div>{!route.week.isOff && <WeekItems items={route.week.items} most={mostItems} />}</div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
