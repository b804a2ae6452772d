import { Button, Modal, Title } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { type ReactNode, useEffect } from 'react'
import { messagesOf } from '#web/core/call-error.ts'
import classes from './confirm-dialog.module.css'
import { ErrorList } from './error-list.tsx'

interface ConfirmDialogProps {
  /** The question. */
  title: string
  /** What happens then. */
  children: ReactNode
  /** What the two buttons do, as verbs. The safe one has the focus at first. */
  confirm: string
  cancel: string
  isBusy?: boolean
  /** Why the last try failed. */
  error?: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, children, confirm, cancel, isBusy, error, onConfirm, onCancel }: ConfirmDialogProps) {
  // The dialog is taken away at once, before it could hand the focus back itself.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    return () => before?.focus({ preventScroll: true })
  }, [])
  return (
    // Without the lock of scrolling: it makes what is sticky jump to where it would stand otherwise.
    <Modal.Root opened onClose={onCancel} centered size={460} lockScroll={false} transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      {/* Not Modal.Header: its <header> would be a second banner of the page. */}
      <Modal.Content aria-label={title}>
        <Modal.Body className={classes.body}>
          <Title order={2}>{title}</Title>
          <div>{children}</div>
          {error !== undefined && error !== null && <ErrorList messages={messagesOf(error)} />}
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus onClick={onCancel}>
              {cancel}
            </Button>
            <Button color="red" loading={isBusy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
