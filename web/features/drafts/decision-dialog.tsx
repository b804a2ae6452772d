import { limits } from '#contract/core/limits.ts'
import type { WaitingDraft } from '#contract/drafts/approvals.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { useDecide } from './drafts.api.ts'
import { words } from './words.ts'

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
    notifyDone(isApproved ? words.approved : words.refused)
    onDecided()
  }
  const { id, version, name } = draft
  return (
    <ReasonDialog
      title={isApproved ? words.approveTitle({ course: name }) : words.refuseTitle({ course: name })}
      label={words.noteToAuthor}
      description={isApproved ? words.optional : words.whatIsMissing}
      maxLength={limits.drafts.note.toAuthor}
      isOptional={isApproved}
      confirm={isApproved ? words.approve : words.refuse}
      isBusy={decide.isPending}
      error={decide.error}
      onConfirm={(note) => decide.mutate({ id, version, isApproved, note }, { onSuccess: done })}
      onClose={() => onClose(decide.isError)}
    >
      {isApproved ? words.approveHelp : words.refuseHelp}
    </ReasonDialog>
  )
}
