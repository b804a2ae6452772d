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
import { words } from './words.ts'

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
          {words.submission}
        </Title>
        <div className={classes.file}>
          <span>
            {words.yourZip({ size: formatSize(submitted.fileSize), strong: (text) => <strong>{text}</strong> })}
            <br />
            <span className={classes.quiet}>{words.submittedAt({ time: formatMinute(submitted.submitDateUTC) })}</span>
          </span>
          <LinkButton
            href={submitted.fileLink}
            download
            variant="default"
            size="sm"
            leftSection={<ArrowDownIcon />}
            aria-label={words.downloadYours}
          >
            {words.download}
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
      <p>{words.noneLeft}</p>
      <Button variant="default" onClick={onReview}>
        {words.reviewTask}
      </Button>
    </div>
  )
}

function Waiting({ isLate }: { isLate: boolean }) {
  return (
    <div className={classes.note}>
      <p>{words.waiting({ strong: (text) => <strong>{text}</strong> })}</p>
      {isLate && <p>{words.reviewedLate}</p>}
    </div>
  )
}
