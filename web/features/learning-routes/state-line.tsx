import type { RouteState, RouteSummary } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { AlertIcon, CheckIcon } from '#web/ui/first-icons.tsx'
import { ClockIcon, RouteIcon } from '#web/ui/icons.tsx'
import { stateWords } from './route-words.ts'
import classes from './state-line.module.css'

const icons: Record<RouteState['kind'], React.ReactNode> = {
  none: <RouteIcon />,
  holds: <CheckIcon />,
  done: <CheckIcon />,
  late: <ClockIcon />,
  short: <AlertIcon />,
  lacks: <AlertIcon />,
  gone: <AlertIcon />,
}

interface StateLineProps {
  route: Pick<RouteSummary, 'state' | 'wantedDate' | 'finishDate'>
  today: Day
}

/** Whether a route keeps its dates, in words with an icon. */
export const StateLine = ({ route, today }: StateLineProps) => (
  <p className={classes.state} data-state={route.state.kind}>
    {icons[route.state.kind]}
    <span>{stateWords(route.state, route, today)}</span>
  </p>
)
