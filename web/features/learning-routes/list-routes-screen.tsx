import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { formLimits } from '#contract/core/form-limits.ts'
import { paths } from '#contract/core/paths.ts'
import type { RouteSummary } from '#contract/learning-routes/learning-routes.ts'
import { type Day, timeZone, toDay } from '#web/core/days.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StairsDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import card from '#web/ui/link-card.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Title } from '#web/ui/title.tsx'
import { routesQuery } from './learning-routes.api.ts'
import classes from './list-routes.module.css'
import { dayName, weekWords } from './route-words.ts'
import { StateLine } from './state-line.tsx'
import { WeekItems } from './week-items.tsx'
import { words } from './words.ts'

const mostItems = 4

function ListRoutesScreen() {
  const query = useQuery(routesQuery())
  const today = toDay(new Date(), timeZone)
  const count = query.data?.length ?? 0
  return (
    <>
      <div className={classes.top}>
        <PageHeading title={words.title}>{words.about}</PageHeading>
        {count > 0 && count < formLimits.learningRoutes.max && <LinkButton to={paths.newRoute()}>{words.newRoute}</LinkButton>}
      </div>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={96} />}>
        {(routes) =>
          routes.length === 0 ? (
            <NoRoutes />
          ) : (
            <ul className={classes.routes} aria-label={words.title}>
              {routes.map((route) => (
                <RouteCard key={route.id} route={route} today={today} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

const NoRoutes = () => (
  <EmptyState drawing={<StairsDrawing />} action={<LinkButton to={paths.newRoute()}>{words.planFirst}</LinkButton>}>
    {words.noneYet}
  </EmptyState>
)

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

export { ListRoutesScreen as Component }
