import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import type { Place } from './draft-saver.ts'
import { useDeleteDraft } from './drafts.api.ts'
import { words } from './words.ts'

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
    notifyDone(words.draftDeleted)
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={isLive ? words.discardTitle : words.deleteDraftTitle}
      confirm={isLive ? words.discard : words.delete}
      cancel={words.keep}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => (place ? remove.mutate(place.id, { onSuccess: done }) : done())}
      onCancel={onClose}
    >
      <p>{isLive ? words.courseStays : name ? words.draftIsDeletedForGood({ course: name }) : words.itIsDeletedForGood}</p>
    </ConfirmDialog>
  )
}
