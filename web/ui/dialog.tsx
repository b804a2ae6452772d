import { Modal } from '@mantine/core'
import { Title } from './title.tsx'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { type ReactNode, useRef } from 'react'
import classes from './dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  title: string
  size: number
  /** Whether there is a closing button in the corner; not needed if there are buttons at the end. */
  hasClose?: boolean
  onClose: () => void
  children: ReactNode
}

/** Open as long as it is rendered. */
export function Dialog({ title, size, hasClose = true, onClose, children }: DialogProps) {
  useReturnFocus()
  const content = useRef<HTMLDivElement>(null)
  // Escape reaches every dialog, but another one may be on top of this one.
  const closeIfOnTop = () => {
    if ([...document.querySelectorAll('[aria-modal="true"]')].at(-1)?.contains(content.current)) onClose()
  }
  return (
    // Without the scroll lock, which makes sticky elements jump.
    <Modal.Root opened onClose={closeIfOnTop} centered size={size} lockScroll={false} transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      {/* Not Modal.Header: its <header> would be a second banner of the page. */}
      <Modal.Content aria-label={title}>
        <Modal.Body ref={content} className={classes.body}>
          <div className={classes.top}>
            <Title order={2}>{title}</Title>
            {hasClose && <Modal.CloseButton size="lg" aria-label="Close" />}
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The buttons at the end of a dialog, the main one last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>
}
