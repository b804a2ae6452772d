import { limits } from '#contract/core/limits.ts'
import type { WaitingDraft } from '#contract/drafts/approvals.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { useDecide } from './drafts.api.ts'

interface DecisionDialogProps {
  /** As it was shown: another version is neither approved nor refused. */
  draft: WaitingDraft
  isApproved: boolean
  /** `hasFailed`: also when it was changed meanwhile. */
  onClose: (hasFailed: boolean) => void
  onDecided: () => void
}

/** A refusal needs a note to the author; an approval may have one. */
export function DecisionDialog({ draft, isApproved, onClose, onDecided }: DecisionDialogProps) {
  const decide = useDecide()
  const done = () => {
    notifyDone(isApproved ? 'The course is published.' : 'The author can change it and send it again.')
    onDecided()
  }
  const { id, version, name } = draft
  return (
    <ReasonDialog
      title={isApproved ? `Approve “${name}”?` : `Refuse “${name}”?`}
      label="Note to the author"
      description={isApproved ? 'Optional.' : 'What is missing?'}
      maxLength={limits.drafts.note.toAuthor}
      isOptional={isApproved}
      confirm={isApproved ? 'Approve' : 'Refuse'}
      isBusy={decide.isPending}
      error={decide.error}
      onConfirm={(note) => decide.mutate({ id, version, isApproved, note }, { onSuccess: done })}
      onClose={() => onClose(decide.isError)}
    >
      {isApproved
        ? 'It is published at once. Its author gets a notification, and the decision is recorded in the audit log.'
        : 'It remains a draft. Its author gets a notification with your note, and the decision is recorded in the audit log.'}
    </ReasonDialog>
  )
}
