import { formLimits } from '#contract/core/form-limits.ts'
import type { ReportedThing } from '#contract/reports/reports.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { reportedName } from './reported.tsx'
import { useDecide } from './reports.api.ts'
import { hideTitles, hidingMeans, isHidden, words } from './words.ts'

interface HideDialogProps {
  thing: ReportedThing
  onClose: () => void
  onHidden: () => void
}

export function HideDialog({ thing, onClose, onHidden }: HideDialogProps) {
  const decide = useDecide()
  const { what, id } = thing
  const done = () => {
    notifyDone(isHidden[what])
    onHidden()
  }
  return (
    <ReasonDialog
      title={hideTitles[what]}
      label={words.reason}
      description={words.reasonHelp}
      maxLength={formLimits.reports.reason.max}
      confirm={words.hideIt}
      isBusy={decide.isPending}
      error={decide.error}
      onConfirm={(reason) => decide.mutate({ what, id, decision: 'hidden', reason }, { onSuccess: done })}
      onClose={onClose}
    >
      {hidingMeans[what]({ thing: reportedName(thing) })}
    </ReasonDialog>
  )
}
