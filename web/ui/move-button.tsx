import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import classes from './move-button.module.css'

interface MoveButtonProps extends Omit<ComponentProps<typeof IconButton>, 'onClick'> {
  /** Whether it does nothing: at the end of the list, or while a move is being saved. */
  isIdle: boolean
  onMove: () => void
}

/** An arrow that moves a line of a list. Never disabled, because it would lose the focus then. */
export const MoveButton = ({ isIdle, onMove, className = '', ...button }: MoveButtonProps) => (
  <IconButton
    className={`${classes.move} ${className}`}
    aria-disabled={isIdle}
    onClick={() => {
      if (!isIdle) onMove()
    }}
    {...button}
  />
)
