import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ReportedThing } from '#contract/reports.ts'
import { messagesOf } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { nameOf } from './report-words.ts'
import { useDecide } from './reports.api.ts'

const consequences: Record<ReportedThing['what'], string> = {
  course: 'It leaves the catalogue and cannot be bought. Learners who have it keep it.',
  rating: 'Only its writer still sees it, and it does not count in the mean.',
  reply: 'Only its writer still sees it.',
}

/** Asks for the reason, which the author reads. */
export function HideDialog({ thing, onClose }: { thing: ReportedThing; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const decide = useDecide()
  const { what, id } = thing
  const done = () => {
    notifyDone(`The ${what} is hidden.`)
    onClose()
  }
  return (
    <Dialog title={`Hide this ${what}?`} size={460} hasClose={false} onClose={onClose}>
      <p>{`${nameOf(thing)}. ${consequences[what]} You can show it again later.`}</p>
      <Textarea
        label="Reason"
        description="The author reads it. It is also noted in the audit log."
        maxLength={limits.reports.reason.max}
        rows={3}
        value={reason}
        data-autofocus
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {decide.isError && <ErrorList messages={messagesOf(decide.error)} />}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={decide.isPending}
          disabled={reason.trim() === ''}
          onClick={() => decide.mutate({ what, id, decision: 'hidden', reason }, { onSuccess: done })}
        >
          Hide it
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
