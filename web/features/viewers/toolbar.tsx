import type { ReactNode } from 'react'
import classes from './toolbar.module.css'

/** The controls above a book. They stay in view while it is scrolled. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.bar} aria-label={label}>
      {children}
    </fieldset>
  )
}

interface ToolButtonProps {
  label: string
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

export function ToolButton({ label, isDisabled = false, onClick, children }: ToolButtonProps) {
  return (
    <button type="button" className={classes.tool} aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  )
}
