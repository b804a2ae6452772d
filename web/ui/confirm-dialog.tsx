import type { ReactNode } from 'react'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'
import { ErrorList } from './error-list.tsx'

interface ConfirmDialogProps {
  /** The question. */
  title: string
  /** What happens then. */
  children: ReactNode
  /** The labels of the two buttons, as verbs. The safe one has the focus at first. */
  confirm: string
  cancel: string
  /** Whether something is deleted for good; the button is then red. */
  isDestructive?: boolean
  isBusy?: boolean
  /** Why the last try failed. */
  error?: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, isDestructive = false, isBusy, error, onConfirm, onCancel } = props
  return (
    <Dialog title={title} size={460} hasClose={false} onClose={onCancel}>
      <div>{children}</div>
      {error !== undefined && error !== null && <ErrorList messages={errorMessages(error)} />}
      <DialogButtons>
        <Button variant="default" data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant={isDestructive ? 'danger' : 'filled'} loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
