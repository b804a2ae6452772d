import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import type { Place } from './draft-saver.ts'
import { useDeleteDraft } from './drafts.api.ts'

interface DiscardDialogProps {
  name: string | undefined
  /** Null if the server has nothing of it yet. */
  place: Pick<Place, 'id'> | null
  /** Whether it changes a course of the catalogue, which stays. */
  isLive: boolean
  onDeleted: () => void
  onClose: () => void
}

/** A draft cannot be restored. */
export function DiscardDialog({ name, place, isLive, onDeleted, onClose }: DiscardDialogProps) {
  const remove = useDeleteDraft()
  const done = () => {
    notifyDone('The draft is deleted.')
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={isLive ? 'Discard your changes?' : 'Delete this draft?'}
      confirm={isLive ? 'Discard' : 'Delete'}
      cancel="Keep"
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => (place ? remove.mutate(place.id, { onSuccess: done }) : done())}
      onCancel={onClose}
    >
      <p>
        {isLive
          ? 'Your draft is deleted for good. The course stays as learners see it now.'
          : `${name ? `“${name}”` : 'It'} is deleted for good. Materials, skills and final tasks that you created stay.`}
      </p>
    </ConfirmDialog>
  )
}
