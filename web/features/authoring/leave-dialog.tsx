import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog title="Leave without saving?" confirm="Leave" cancel="Stay" onConfirm={onLeave} onCancel={onStay}>
      <p>The course is not saved. This browser keeps your changes as a draft until you come back to them.</p>
    </ConfirmDialog>
  )
}
