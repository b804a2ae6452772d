import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import type { ReactNode } from 'react'
import classes from './learning.module.css'
import { words } from './words.ts'

interface MaterialsDrawerProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The left list on narrow screens. It opens from below, where the thumb is. */
export function MaterialsDrawer({ isOpen, onClose, children }: MaterialsDrawerProps) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size="75%">
      <Drawer.Overlay />
      {/* Not Drawer.Header: its <header> would be a second banner of the page. */}
      <Drawer.Content aria-label={words.materials}>
        <Drawer.Body>
          <div className={classes.top}>
            <strong>{words.materials}</strong>
            <Drawer.CloseButton size="lg" aria-label={words.closeMaterials} />
          </div>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
