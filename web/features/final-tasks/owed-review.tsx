import type { SubmittedFinalTask } from '#contract/final-tasks/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMinute } from '#web/ui/format.ts'
import classes from './final-task-panel.module.css'
import { fromNow, isPast } from './relative-time.ts'

interface OwedReviewProps {
  submitted: SubmittedFinalTask
  onReview: () => void
}

/** The deadline for reviewing another learner's task, with a button to do so. */
export function OwedReview({ submitted: { reviewDeadlineUTC, isReviewed }, onReview }: OwedReviewProps) {
  const isLate = isPast(reviewDeadlineUTC)
  const deadline = (
    <>
      <time dateTime={reviewDeadlineUTC}>{formatMinute(reviewDeadlineUTC)}</time> ({fromNow(reviewDeadlineUTC)})
    </>
  )
  return (
    <div className={classes.note} data-late={isLate || undefined}>
      {isLate ? (
        <p>
          <strong>Late:</strong> your time to review another learner’s task ended {deadline}. You can still review one.
        </p>
      ) : (
        <p>
          <strong>Review another learner’s task</strong> until {deadline}.
        </p>
      )}
      <p>
        {isReviewed
          ? 'Your own task has been reviewed. You will see your mark as soon as you have reviewed another learner’s.'
          : 'Your own task is waiting for its review. You will see your mark when both reviews are done.'}
      </p>
      <Button onClick={onReview}>Review Task</Button>
    </div>
  )
}
