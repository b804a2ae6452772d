import classes from './error-list.module.css'
import { AlertIcon } from './first-icons.tsx'

/** Shows errors in red with an icon, and screen readers announce them at once. Renders nothing without messages. */
export function ErrorList({ messages }: { messages: string[] }) {
  if (messages.length === 0) return null
  return (
    <div className={classes.errors} role="alert">
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
    </div>
  )
}
