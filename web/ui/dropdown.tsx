import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './dropdown.module.css'

interface DropdownProps {
  /** What the button shows. */
  button: ReactNode
  buttonClass: string | undefined
  /** Needed if the button shows no text. */
  label?: string
  align?: 'start' | 'end'
  /** For sentences; on a phone the panel is as wide as the screen. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A button that opens a small panel below it: the disclosure pattern, which leaves the panel's links and fields as they are.
 * Our own, because Mantine's Menu would add its positioning library to the first load.
 */
export function Dropdown({ button, buttonClass, label, align = 'start', isWide, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => !root.current?.contains(target as Node) && setOpen(false)
    if (isOpen) document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && isOpen && close()
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
  }
  const closeOnLink = ({ target }: MouseEvent) => (target as Element).closest('a') && close()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside
    <div ref={root} className={classes.root} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={trigger}
        type="button"
        className={`${classes.button} ${buttonClass}`}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by the keyboard is a click too
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside
        <div id={id} className={classes.panel} data-align={align} data-wide={isWide || undefined} onClick={closeOnLink}>
          {children}
        </div>
      )}
    </div>
  )
}
