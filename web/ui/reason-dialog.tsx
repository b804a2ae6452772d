import { Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'
import { ErrorList } from './error-list.tsx'
import { common } from './words.ts'

interface ReasonDialogProps {
  /** The question. */
  title: string
  /** What happens then. */
  children: ReactNode
  /** What is written, and who reads it. */
  label: string
  description: string
  maxLength: number
  isOptional?: boolean
  /** The label of the button, as a verb. */
  confirm: string
  isBusy: boolean
  /** Why the last try failed. */
  error: unknown
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks an Admin for the reason of a decision, which its author reads. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, description, maxLength, isOptional = false, confirm, isBusy, error, onConfirm, onClose } = props
  const [reason, setReason] = useState('')
  const written = reason.trim()
  return (
    <Dialog title={title} size={460} hasClose={false} onClose={onClose}>
      <p>{children}</p>
      <Textarea
        label={label}
        description={description}
        maxLength={maxLength}
        rows={3}
        value={reason}
        data-autofocus
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {error !== null && <ErrorList messages={errorMessages(error)} />}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button loading={isBusy} disabled={!isOptional && written === ''} onClick={() => onConfirm(written)}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
