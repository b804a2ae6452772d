import { Button, Input } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
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
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const wasOpen = useRef(isOpen)
  // The button that closed it was unmounted.
  useEffect(() => {
    if (wasOpen.current && !isOpen) trigger.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onOpen(false)
  return (
    <Input.Wrapper labelElement="div" label={label} labelProps={{ id: `${id}-label` }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside */}
      <div className={classes.field} onKeyDown={closeOnEscape}>
        {chosen}
        {hint && <p className={classes.hint}>{hint}</p>}
        <Button
          ref={trigger}
          id={`${id}-button`}
          className={classes.button}
          classNames={{ label: classes.buttonLabel }}
          variant="default"
          size="sm"
          justify="space-between"
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
