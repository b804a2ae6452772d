import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { RouteSummary } from '#contract/learning-routes/learning-routes.ts'
import { type Day, timeZone, toDay } from '#web/core/days.ts'
import card from '#web/ui/link-card.module.css'
import { Title } from '#web/ui/title.tsx'
import classes from './route-cards.module.css'
import { dayName, weekWords } from './route-words.ts'
import { StateLine } from './state-line.tsx'
import { WeekItems } from './week-items.tsx'
import { words } from './words.ts'

const mostItems = 4

/** Routes with their states, and what to do this week. */
export function RouteCards({ routes }: { routes: RouteSummary[] }) {
  const today = toDay(new Date(), timeZone)
  return (
    <ul className={classes.routes} aria-label={words.title}>
      {routes.map((route) => (
        <RouteCard key={route.id} route={route} today={today} />
      ))}
    </ul>
  )
}

function RouteCard({ route, today }: { route: RouteSummary; today: Day }) {
  const { id, name, week, wantedDate, finishDate } = route
  const titleId = useId()
  return (
    <li>
      <article className={`${card.card} ${classes.card}`} aria-labelledby={titleId}>
        <Title order={2} size={3} id={titleId}>
          <Link to={paths.route(id)} className={card.link}>
            {name}
          </Link>
        </Title>
        <StateLine route={route} today={today} />
        {wantedDate && finishDate && (
          <p className={classes.pace}>{words.finishedAtYourPace({ day: dayName(finishDate, today) })}</p>
        )}
        {week && (
          <div className={`${classes.week} ${card.action}`}>
            <p className={classes.left}>{weekWords(week)}</p>
            {!week.isOff && <WeekItems items={week.items} most={mostItems} />}
          </div>
        )}
      </article>
    </li>
  )
}
