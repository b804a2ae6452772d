import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications/notifications.ts'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { notificationsQuery, useMarkRead } from './notifications.api.ts'
import classes from './notifications.module.css'
import { words } from './words.ts'

/** The newest notifications. Following one marks it as read. */
export function NotificationList() {
  const query = useQuery(notificationsQuery())
  const { mutate: markRead } = useMarkRead()
  return (
    <Loaded query={query} skeleton={<LoadingRows rows={3} height={44} />}>
      {(notifications) =>
        notifications.length === 0 ? (
          <EmptyState drawing={<SproutDrawing />}>{words.none}</EmptyState>
        ) : (
          <ul className={classes.list}>
            {notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationLink notification={notification} onFollow={() => markRead([notification.id])} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function NotificationLink({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { text, action, dateUTC, isRead } = notification
  return (
    <Link
      to={action.path}
      className={classes.item}
      data-unread={!isRead || undefined}
      onClick={isRead ? undefined : onFollow}
      onAuxClick={isRead ? undefined : onFollow}
    >
      {!isRead && <VisuallyHidden>{words.unread} </VisuallyHidden>}
      <span>{text}</span>
      <span className={classes.facts}>
        <span className={classes.action}>{action.label}</span>
        <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time>
      </span>
    </Link>
  )
}
