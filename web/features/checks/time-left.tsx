import { AlertIcon } from '#web/ui/first-icons.tsx'
import { clockTime } from '#web/ui/format.ts'
import { ClockIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './time-left.module.css'
import { words } from './words.ts'

/** The minutes at which it is said aloud. */
const announced = [5, 1]

/** The clock of an attempt. Near the end it also has another icon and words, because not everybody sees its colour. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const near = announced.findLast((minutes) => seconds <= minutes * 60)
  return (
    <span className={classes.time} data-near={near}>
      {near === undefined ? <ClockIcon /> : <AlertIcon />}
      <span role="timer" aria-label={words.timeLeft} aria-live="off">
        {clockTime(seconds)}
      </span>
      <span className={classes.words}>{words.left}</span>
      <VisuallyHidden role="status">{near !== undefined && seconds > 0 && words.minutesLeft({ count: near })}</VisuallyHidden>
    </span>
  )
}
