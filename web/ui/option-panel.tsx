import { type ReactNode, useState } from 'react'
import classes from './option-panel.module.css'

interface OptionPanelProps {
  id: string
  label: string
  options: { key: string | number; content: ReactNode }[]
  /** The place of the active option; -1 for none. */
  active: number
  onChoose: (place: number) => void
  /** Shown where there is no option. */
  children?: ReactNode
}

/** What a combobox offers below its field, which keeps the focus and has the keys. */
export function OptionPanel({ id, label, options, active, onChoose, children }: OptionPanelProps) {
  return (
    <div className={classes.panel}>
      {options.length > 0 ? (
        // The focus stays in the field.
        <div id={id} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
          {options.map(({ key, content }, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={key}
              id={optionId(id, place)}
              role="option"
              aria-selected={place === active}
              onClick={() => onChoose(place)}
            >
              {content}
            </div>
          ))}
        </div>
      ) : (
        children
      )}
    </div>
  )
}

/** For `aria-activedescendant`. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** Which option is active: the one that the arrow keys have reached, or `first` until they are pressed. */
export function useActiveOption(count: number, first: 0 | -1) {
  const [moved, setMoved] = useState<number>()
  const active = moved ?? first
  return {
    active,
    isMoved: moved !== undefined,
    reset: () => setMoved(undefined),
    move: (step: 1 | -1) =>
      setMoved(count === 0 ? undefined : (active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count),
  }
}
