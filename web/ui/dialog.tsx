import { Modal } from '@mantine/core'
import { Title } from './title.tsx'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'
import { common } from './words.ts'

interface DialogProps {
  title: string
  size: number
  /** Whether there is a closing button in the corner; not needed if there are buttons at the end. */
  hasClose?: boolean
  /** Escape and a press outside close it too. Without it, only a button inside does. */
  onClose?: () => void
  children: ReactNode
}

/** Open as long as it is rendered. */
export function Dialog({ title, size, hasClose = true, onClose, children }: DialogProps) {
  useReturnFocus()
  const content = useRef<HTMLDivElement>(null)
  const isOnTop = () => [...document.querySelectorAll('[aria-modal="true"]')].at(-1)?.contains(content.current)
  // Instead of Mantine's listener, which runs before those inside the dialog: an open list could not keep Escape for itself.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !onClose || !isOnTop()) return
      // Otherwise the dialog below this one, which is on top then, closes too.
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  })
  return (
    // Without the scroll lock, which makes sticky elements jump.
    <Modal.Root
      opened
      onClose={() => onClose?.()}
      closeOnEscape={false}
      closeOnClickOutside={onClose !== undefined}
      centered
      size={size}
      // Of the width of a phone, as little as possible is lost.
      xOffset={8}
      lockScroll={false}
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      {/* Not Modal.Header: its <header> would be a second banner of the page. */}
      <Modal.Content aria-label={title}>
        <Modal.Body ref={content} className={classes.body}>
          <div className={classes.top}>
            <Title order={2}>{title}</Title>
            {hasClose && <Modal.CloseButton size="lg" aria-label={common.close} />}
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
