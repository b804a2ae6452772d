import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Title } from '#web/ui/title.tsx'
import { common } from '#web/ui/words.ts'
import classes from './final-task-panel.module.css'
import { ReviewForm } from './review-form.tsx'
import { forReviewQuery } from './reviews.api.ts'
import { useReviewDraft } from './use-review-draft.ts'
import { words } from './words.ts'

interface ReviewPanelProps {
  courseId: number
  /** Called when the review is sent or postponed. */
  onClose: () => void
}

/** Another learner's task, held for the user who opens this. */
export function ReviewPanel({ courseId, onClose }: ReviewPanelProps) {
  const { data: task, isPending, isFetching, refetch } = useQuery(forReviewQuery(courseId))
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  const draft = useReviewDraft(courseId)
  const holdsNothing = task === null
  useEffect(() => {
    if (holdsNothing) draft.remove()
  }, [draft, holdsNothing])
  return (
    <section className={classes.review} aria-labelledby={id}>
      <div className={classes.reviewTop}>
        <Title order={3} id={id} ref={heading} tabIndex={-1}>
          {words.reviewTitle}
        </Title>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {isPending ? (
        <LoadingRows rows={4} />
      ) : task ? (
        <ReviewForm key={task.submittedFinalTaskId} courseId={courseId} task={task} onReviewed={onClose} />
      ) : (
        <div className={classes.actions} role="status">
          {/* As the specification requires, it does not say why it could not be loaded. */}
          <span>{task === null ? words.noneToReview : words.noTaskYet}</span>
          <Button variant="default" size="sm" loading={isFetching} onClick={() => refetch()}>
            {common.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
