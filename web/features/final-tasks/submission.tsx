import { useEffect, useRef, useState } from 'react'
import type { SubmittedFinalTask } from '#contract/final-tasks/reviews.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { formatMinute, formatSize } from '#web/ui/format.ts'
import { ArrowDownIcon } from '#web/ui/icons.tsx'
import { Title } from '#web/ui/title.tsx'
import classes from './final-task-panel.module.css'
import { GivenMark } from './given-mark.tsx'
import { OwedReview } from './owed-review.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useReviewDraft } from './use-review-draft.ts'

/** What was submitted, and the state of its review. */
export function Submission({ courseId, submitted }: { courseId: number; submitted: SubmittedFinalTask }) {
  const draft = useReviewDraft(courseId)
  const [isReviewing, setReviewing] = useState(() => draft.isBegun() && !submitted.reviewedTask)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus, in the form or the review, was unmounted.
  useEffect(() => {
    if (!isReviewing && document.activeElement === document.body) heading.current?.focus()
  }, [isReviewing])
  const owesReview = !submitted.reviewedTask && !submitted.isReviewWaived
  return (
    <>
      <div className={classes.part}>
        <Title order={3} ref={heading} tabIndex={-1}>
          Your submission
        </Title>
        <div className={classes.file}>
          <span>
            <strong>Your zip file</strong>, {formatSize(submitted.fileSize)}
            <br />
            <span className={classes.quiet}>Submitted {formatMinute(submitted.submitDateUTC)}</span>
          </span>
          <LinkButton
            href={submitted.fileLink}
            download
            variant="default"
            size="sm"
            leftSection={<ArrowDownIcon />}
            aria-label="Download your zip file"
          >
            Download
          </LinkButton>
        </div>
        {submitted.mark !== null && <GivenMark submitted={submitted} mark={submitted.mark} />}
        {submitted.mark === null && !owesReview && <Waiting isLate={submitted.reviewedLate} />}
        {owesReview && !isReviewing && <OwedReview submitted={submitted} onReview={() => setReviewing(true)} />}
        {submitted.isReviewWaived && !submitted.reviewedTask && !isReviewing && (
          <WaivedReview onReview={() => setReviewing(true)} />
        )}
      </div>
      {isReviewing && <ReviewPanel courseId={courseId} onClose={() => setReviewing(false)} />}
    </>
  )
}

function WaivedReview({ onReview }: { onReview: () => void }) {
  return (
    <div className={classes.note}>
      <p>There was no task left to review, so you owe none. You can still review another learner’s.</p>
      <Button variant="default" onClick={onReview}>
        Review Task
      </Button>
    </div>
  )
}

function Waiting({ isLate }: { isLate: boolean }) {
  return (
    <div className={classes.note}>
      <p>
        <strong>Please wait until reviewed.</strong> Your mark will appear here.
      </p>
      {isLate && <p>You reviewed after your deadline, so your review is marked late.</p>}
    </div>
  )
}
