import type { SubmittedFinalTask } from '#contract/final-tasks/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMinute } from '#web/ui/format.ts'
import classes from './final-task-panel.module.css'
import { fromNow, isPast } from './relative-time.ts'
import { words } from './words.ts'

interface OwedReviewProps {
  submitted: SubmittedFinalTask
  onReview: () => void
}

/** The deadline for reviewing another learner's task, with a button to do so. */
export function OwedReview({ submitted: { reviewDeadlineUTC, isReviewed }, onReview }: OwedReviewProps) {
  const isLate = isPast(reviewDeadlineUTC)
  const deadline = {
    deadline: formatMinute(reviewDeadlineUTC),
    fromNow: fromNow(reviewDeadlineUTC),
    time: (text: string) => <time dateTime={reviewDeadlineUTC}>{text}</time>,
    strong: (text: string) => <strong>{text}</strong>,
  }
  return (
    <div className={classes.note} data-late={isLate || undefined}>
      <p>{isLate ? words.isLate(deadline) : words.reviewUntil(deadline)}</p>
      <p>{isReviewed ? words.ownIsReviewed : words.ownIsWaiting}</p>
      <Button onClick={onReview}>{words.reviewTask}</Button>
    </div>
  )
}
