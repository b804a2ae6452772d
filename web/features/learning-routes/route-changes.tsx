import type { RouteChange } from '#contract/learning-routes/learning-routes.ts'
import { Card } from '#web/ui/card.tsx'
import { ArrowUpIcon, ClockIcon } from '#web/ui/icons.tsx'
import { Coin } from '#web/ui/points.tsx'
import classes from './route-changes.module.css'
import { changeWords } from './route-words.ts'
import { words } from './words.ts'

const icons: Record<RouteChange['kind'], React.ReactNode> = {
  hours: <ClockIcon />,
  points: <Coin />,
  level: <ArrowUpIcon />,
}

/** What more time, more points or a lower level would bring, each proven by a search. */
export function RouteChanges({ changes }: { changes: RouteChange[] }) {
  if (changes.length === 0) return null
  return (
    <Card title={words.changes}>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={changeWords(change)} data-kind={change.kind}>
            {icons[change.kind]}
            {changeWords(change)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
