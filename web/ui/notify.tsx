import { Anchor } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from 'react-router'
import { messagesOf } from '#web/core/call-error.ts'
import { AlertIcon, CheckIcon } from './icons.tsx'

/** A short "done" that needs no answer. Politely spoken, and gone by itself; nothing important is said only here. */
export const notifyDone = (message: string) =>
  notifications.show({
    message,
    icon: <CheckIcon />,
    color: 'teal',
    role: 'status',
    closeButtonProps: { 'aria-label': 'Close this message' },
  })

let shown: string | undefined

/** The same with a way on. The next one takes its place, so that they do not pile up while somebody goes through a list. */
export function notifyDoneWithLink(message: string, to: string, label: string) {
  if (shown) notifications.hide(shown)
  shown = notifications.show({
    message: (
      <>
        {message}{' '}
        <Anchor component={Link} to={to} inherit>
          {label}
        </Anchor>
      </>
    ),
    icon: <CheckIcon />,
    color: 'teal',
    role: 'status',
    closeButtonProps: { 'aria-label': 'Close this message' },
  })
}

/** What could not be done, for actions that have no place of their own for a message. It stays until it is closed. */
export const notifyProblem = (error: unknown) =>
  notifications.show({
    message: messagesOf(error).join(' '),
    // Whoever tries again and again sees it once.
    id: messagesOf(error).join(' '),
    icon: <AlertIcon />,
    color: 'red',
    role: 'alert',
    autoClose: false,
    closeButtonProps: { 'aria-label': 'Close this message' },
  })
