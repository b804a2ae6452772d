import type { ReactNode } from 'react'
import classes from './error-list.module.css'
import { AlertIcon } from './first-icons.tsx'

interface ErrorListProps {
  messages: string[]
  /** For what fails by itself, such as an upload, while somebody types elsewhere in the form, and for what can be sent again: the focus stays on the button. */
  isQuiet?: boolean
  /** What to do about it. */
  children?: ReactNode
}

/** Shows errors in red with an icon, and screen readers announce them at once. Renders nothing without messages. */
export function ErrorList({ messages, isQuiet, children }: ErrorListProps) {
  if (messages.length === 0) return null
  return (
    <div className={classes.errors} role="alert" tabIndex={-1} ref={isQuiet ? null : takeFocus}>
      <AlertIcon />
      {messages.length === 1 ? (
        <p>{messages[0]}</p>
      ) : (
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

/** The answer to a form that was just sent: it may stand below the fold, and the focus scrolls to it. */
const takeFocus = (list: HTMLElement | null) => {
  if (list?.closest('form:focus-within')) list.focus()
}
