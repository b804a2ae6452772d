import { Notifications as MantineNotifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'

/** Where `notifyDone` shows its messages: a polite live region. */
export function Notifications() {
  return <MantineNotifications aria-live="polite" autoClose={5000} transitionDuration={160} />
}
