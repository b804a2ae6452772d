import type { RecentPurchase } from '#contract/refunds/refunds.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { counted } from '#web/ui/format.ts'
import { useReturnCourse } from './refunds.api.ts'

interface ReturnDialogProps {
  purchase: RecentPurchase
  /** Called with a sentence about what happened. */
  onReturned: (done: string) => void
  onClose: () => void
}

/** Says what happens before a course is returned. */
export function ReturnDialog({ purchase: { courseId, name, price }, onReturned, onClose }: ReturnDialogProps) {
  const { mutate, isPending, error } = useReturnCourse(courseId)
  const isFree = price === 0
  const done = ({ points }: { points: number }) =>
    onReturned(isFree ? `You have left “${name}”.` : `“${name}” is returned. You have ${counted(points, 'point')} back.`)
  return (
    <ConfirmDialog
      title={isFree ? `Leave “${name}”?` : `Return “${name}”?`}
      confirm={isFree ? 'Leave this course' : 'Return this course'}
      cancel="Keep it"
      isDestructive
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: done })}
      onCancel={onClose}
    >
      <p>
        {isFree ? 'The course was free, so no points move.' : `You get ${counted(price, 'point')} back at once.`} The course
        leaves My Learning, and you can no longer open its materials. What you have learned stays learned.
      </p>
      {!isFree && <p>You can buy it again later, but then you cannot return it a second time.</p>}
    </ConfirmDialog>
  )
}
