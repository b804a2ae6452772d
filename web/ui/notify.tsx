import { Anchor } from '@mantine/core'
import { notifications, notificationsStore } from '@mantine/notifications'
import { Link } from 'react-router'
import { errorMessages } from '#web/core/call-error.ts'
import { AlertIcon, CheckIcon } from './first-icons.tsx'
import { words } from './first-words.ts'

const done = {
  icon: <CheckIcon />,
  color: 'teal',
  role: 'status',
  closeButtonProps: { 'aria-label': words.closeMessage },
}

/** A short message, announced politely, that disappears after a while. Nothing important is said only here. */
export const notifyDone = (message: string) => notifications.show({ ...done, message })

const linked = 'with-link-'

/** The same with a link. Replaces the previous one, so that they do not pile up. */
export function notifyDoneWithLink(message: string, to: string, label: string) {
  for (const { id } of notificationsStore.getState().notifications) if (id?.startsWith(linked)) notifications.hide(id)
  notifications.show({
    ...done,
    id: `${linked}${Date.now()}`,
    message: (
      <>
        {message}{' '}
        <Anchor component={Link} to={to} inherit>
          {label}
        </Anchor>
      </>
    ),
  })
}

/** For actions without a place for an error. It stays until it is closed. */
export const notifyProblem = (error: unknown) =>
  notifications.show({
    message: errorMessages(error).join(' '),
    // The same error is shown once, however often it happens.
    id: errorMessages(error).join(' '),
    icon: <AlertIcon />,
    color: 'red',
    role: 'alert',
    autoClose: false,
    closeButtonProps: { 'aria-label': words.closeMessage },
  })
