import { Input } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import classes from './picker-field.module.css'

interface PickerFieldProps {
  label: string
  button: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The chosen items, above the button. */
  chosen?: ReactNode
  /** What is missing. */
  hint?: string
  /** The list to choose from; shown while open. */
  children: ReactNode
}

/** A field whose value is chosen from a list that opens below it. */
export function PickerField({ label, button, isOpen, onOpen, chosen, hint, children }: PickerFieldProps) {
  const opener = useOpener(isOpen)
  const id = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    // Not in a dialog that the list has opened: React passes its events on to here.
    const isInside = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Escape' || !isOpen || !isInside) return
    // A dialog around this field stays open.
    event.preventDefault()
    onOpen(false)
  }
  return (
    <Input.Wrapper labelElement="div" label={label} labelProps={{ id: `${id}-label` }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside */}
      <div className={classes.field} onKeyDown={closeOnEscape}>
        {chosen}
        {hint && <p className={classes.hint}>{hint}</p>}
        <Button
          ref={opener}
          id={`${id}-button`}
          className={classes.button}
          variant="default"
          size="sm"
          rightSection={<ChevronDownIcon />}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-expanded={isOpen}
          data-open={isOpen || undefined}
          onClick={() => onOpen(!isOpen)}
        >
          {button}
        </Button>
        {isOpen && <div className={classes.box}>{children}</div>}
      </div>
    </Input.Wrapper>
  )
}
