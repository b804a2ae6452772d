import classes from './error-list.module.css'
import { AlertIcon } from './icons.tsx'

/** What went wrong, in red and by icon, and spoken at once. Nothing when there is nothing to say. */
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
