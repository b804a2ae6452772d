import { queryClient } from '#web/core/query-client.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { MailChoices } from './mail-choices.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NotificationList } from './notification-list.tsx'
import { choicesQuery, notificationsQuery } from './notifications.api.ts'
import classes from './notifications.module.css'
import { words } from './words.ts'

const loadNotifications = () =>
  Promise.all([queryClient.ensureQueryData(choicesQuery()), queryClient.prefetchQuery(notificationsQuery())])

function NotificationsScreen() {
  return (
    <>
      <PageHeading title={words.title} />
      <div className={classes.columns}>
        <Card title={words.newest} aside={<MarkAllButton />}>
          <NotificationList />
        </Card>
        <MailChoices />
      </div>
    </>
  )
}

export { loadNotifications as loader, NotificationsScreen as Component }
