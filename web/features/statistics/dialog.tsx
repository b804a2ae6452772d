import { Modal, Title } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { type ReactNode, useEffect } from 'react'
import classes from './dialog.module.css'

interface DialogProps {
  title: string
  size: number
  onClose: () => void
  children: ReactNode
}

export function Dialog({ title, size, onClose, children }: DialogProps) {
  // The dialog is taken away at once, before it could hand the focus back itself.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    return () => before?.focus({ preventScroll: true })
  }, [])
  return (
    <Modal.Root opened onClose={onClose} centered size={size} lockScroll={false} transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      {/* Not Modal.Header: its <header> would be a second banner of the page. */}
      <Modal.Content aria-label={title}>
        <Modal.Body className={classes.body}>
          <div className={classes.top}>
            <Title order={2}>{title}</Title>
            <Modal.CloseButton size="lg" aria-label="Close" />
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
