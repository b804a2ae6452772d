import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { WaitingTask } from '#contract/final-tasks/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Title } from '#web/ui/title.tsx'
import classes from './final-task-panel.module.css'
import { fromNow, isPast } from './relative-time.ts'
import { ReviewPanel } from './review-panel.tsx'
import { waitingQuery } from './reviews.api.ts'
import { useReviewDraft } from './use-review-draft.ts'
import { words } from './words.ts'

/** For the author: submissions that nobody else can review, or whose deadline has passed. */
export function WaitingTasks({ courseId }: { courseId: number }) {
  const query = useQuery(waitingQuery(courseId))
  const draft = useReviewDraft(courseId)
  const [isReviewing, setReviewing] = useState(draft.isBegun)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isReviewing && document.activeElement === document.body) heading.current?.focus()
  }, [isReviewing])
  return (
    <>
      <div className={classes.part}>
        <Title order={3} ref={heading} tabIndex={-1}>
          {words.waitingForYou}
        </Title>
        <p className={classes.quiet}>{words.waitingForYouHelp}</p>
        <Loaded query={query} skeleton={<LoadingRows rows={3} />}>
          {(tasks) =>
            tasks.length === 0 ? (
              <p className={classes.note}>{words.noneWaiting}</p>
            ) : (
              <>
                <ul className={classes.waiting} aria-label={words.waitingForYou}>
                  {tasks.map((task) => (
                    <Waiting key={task.submittedFinalTaskId} task={task} />
                  ))}
                </ul>
                {!isReviewing && (
                  <div>
                    <Button onClick={() => setReviewing(true)}>{words.reviewNext}</Button>
                  </div>
                )}
              </>
            )
          }
        </Loaded>
      </div>
      {isReviewing && <ReviewPanel courseId={courseId} onClose={() => setReviewing(false)} />}
    </>
  )
}

function Waiting({ task: { submitDateUTC, reviewDeadlineUTC } }: { task: WaitingTask }) {
  const isLate = isPast(reviewDeadlineUTC)
  return (
    <li>
      <span>{words.submittedAt({ time: formatMinute(submitDateUTC) })}</span>
      <span className={isLate ? classes.late : classes.quiet}>
        {words.deadline({ time: formatMinute(reviewDeadlineUTC), fromNow: fromNow(reviewDeadlineUTC) })}
      </span>
    </li>
  )
}
