import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import classes from './rows.module.css'

interface RowGroupProps {
  label: string
  help: string
  /** About the whole list. */
  errors: ReactNode[]
  add: string
  isFull: boolean
  onAdd: () => void
  children: ReactNode
}

/** Rows of the editor, with a button for another one. */
export function RowGroup({ label, help, errors, add, isFull, onAdd, children }: RowGroupProps) {
  const id = useId()
  const said = errors.filter(Boolean)
  return (
    <fieldset className={classes.group} aria-describedby={id}>
      <legend>{label}</legend>
      <p className={classes.help}>{help}</p>
      <div className={classes.rows}>{children}</div>
      <div id={id} className={classes.error}>
        {said.map((error, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: errors have no identity
          <p key={place}>{error}</p>
        ))}
      </div>
      <Button variant="quiet" size="sm" className={classes.add} leftSection={<PlusIcon />} disabled={isFull} onClick={onAdd}>
        {add}
      </Button>
    </fieldset>
  )
}

/** Enter in a row begins the next one, as in a list that is typed. */
export const onEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  add()
}
