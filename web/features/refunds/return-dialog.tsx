import type { RecentPurchase } from '#contract/refunds/refunds.ts'
import { paragraph } from '#web/core/sentences.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { common } from '#web/ui/words.ts'
import { useReturnCourse } from './refunds.api.ts'
import { words } from './words.ts'

interface ReturnDialogProps {
  purchase: RecentPurchase
  /** Called with a sentence about what happened. */
  onReturned: (done: string) => void
  onClose: () => void
}

/** Says what happens before a course is returned. */
export function ReturnDialog({ purchase: { courseId, name: course, price }, onReturned, onClose }: ReturnDialogProps) {
  const { mutate, isPending, error } = useReturnCourse(courseId)
  const isFree = price === 0
  const done = ({ points }: { points: number }) =>
    onReturned(isFree ? words.left({ course }) : words.returned({ course, points: common.points({ count: points }) }))
  return (
    <ConfirmDialog
      title={isFree ? words.leaveTitle({ course }) : words.returnTitle({ course })}
      confirm={isFree ? words.leaveCourse : words.returnCourse}
      cancel={words.keep}
      isDestructive
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: done })}
      onCancel={onClose}
    >
      <p>{paragraph(isFree ? words.wasFree : words.getBack({ points: common.points({ count: price }) }), words.courseLeaves)}</p>
      {!isFree && <p>{words.onlyOnce}</p>}
    </ConfirmDialog>
  )
}
