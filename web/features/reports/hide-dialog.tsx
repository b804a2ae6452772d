import { formLimits } from '#contract/core/form-limits.ts'
import type { ReportedThing } from '#contract/reports/reports.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { reportedName } from './report-words.ts'
import { useDecide } from './reports.api.ts'

const consequences: Record<ReportedThing['what'], string> = {
  course: 'It leaves the catalogue and cannot be bought. Learners who have it keep it.',
  rating: 'Only its writer still sees it, and it does not count in the mean.',
  reply: 'Only its writer still sees it.',
}

interface HideDialogProps {
  thing: ReportedThing
  onClose: () => void
  onHidden: () => void
}

export function HideDialog({ thing, onClose, onHidden }: HideDialogProps) {
  const decide = useDecide()
  const { what, id } = thing
  const done = () => {
    notifyDone(`The ${what} is hidden.`)
    onHidden()
  }
  return (
    <ReasonDialog
      title={`Hide this ${what}?`}
      label="Reason"
      description="The author will read it. It is also recorded in the audit log."
      maxLength={formLimits.reports.reason.max}
      confirm="Hide it"
      isBusy={decide.isPending}
      error={decide.error}
      onConfirm={(reason) => decide.mutate({ what, id, decision: 'hidden', reason }, { onSuccess: done })}
      onClose={onClose}
    >
      {`${reportedName(thing)}. ${consequences[what]} You can show it again later.`}
    </ReasonDialog>
  )
}
