import { Suspense, useState } from 'react'
import type { Rating } from '#contract/ratings/ratings.ts'
import { ReportButton } from '#web/features/reports/index.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import classes from './rating-item.module.css'
import { useRemoveReply } from './ratings.api.ts'
import { words } from './words.ts'

const ReplyForm = lazyPart(async () => (await import('./reply-form.tsx')).ReplyForm)

interface ReplyProps {
  courseId: number
  rating: Rating
  isAuthor: boolean
  describedBy: string
}

/** What the course's author replied. The author can write, change and remove it. */
export function Reply({ courseId, rating: { id, reply }, isAuthor, describedBy }: ReplyProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useOpener(isOpen)
  const remove = useRemoveReply(courseId)
  if (!reply && !isAuthor) return null
  if (isOpen) {
    return (
      <Suspense fallback={<LoadingRows rows={2} />}>
        <ReplyForm courseId={courseId} ratingId={id} text={reply?.text ?? ''} onClose={() => setOpen(false)} />
      </Suspense>
    )
  }
  return (
    <div className={reply ? classes.reply : undefined}>
      {reply && (
        <>
          <p className={classes.facts}>
            <strong>{words.replyOfAuthor}</strong>
            <time dateTime={reply.dateUTC}>{formatDay(reply.dateUTC)}</time>
          </p>
          <p className={classes.text}>{reply.text}</p>
          {reply.hiddenReason !== null && <p className={classes.hidden}>{words.replyIsHidden({ reason: reply.hiddenReason })}</p>}
        </>
      )}
      {!isAuthor && (
        <div className={classes.foot}>
          <ReportButton what="reply" id={id} describedBy={describedBy}>
            {words.reportReply}
          </ReportButton>
        </div>
      )}
      {isAuthor && (
        <div className={classes.buttons}>
          <Button ref={opener} variant="default" size="compact-sm" aria-describedby={describedBy} onClick={() => setOpen(true)}>
            {reply ? words.changeReply : words.reply}
          </Button>
          {reply && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-describedby={describedBy}
              loading={remove.isPending}
              onClick={() => remove.mutate(id, { onSuccess: () => opener.current?.focus(), onError: notifyProblem })}
            >
              {words.removeReply}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
