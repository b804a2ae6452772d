import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { MarkAllButton } from './mark-all-button.tsx'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { words } from './words.ts'

/** What the bell opens. */
export function NotificationPanel() {
  return (
    <section className={classes.panel} aria-label={words.title}>
      <div className={classes.top}>
        <strong>{words.title}</strong>
        <MarkAllButton />
      </div>
      <div className={classes.scroll}>
        <NotificationList />
      </div>
      <div className={classes.bottom}>
        <Anchor component={Link} to={paths.notifications()} size="sm">
          {words.toAll}
        </Anchor>
      </div>
    </section>
  )
}
