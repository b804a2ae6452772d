import { useId } from 'react'
import classes from './choice-buttons.module.css'

interface ChoiceButtonsProps<Value> {
  label: string
  choices: readonly { value: Value; label: string; icon?: React.ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Beside each other, for few and short ones, or where there is room. */
  isRow?: boolean | 'wide'
}

/** Buttons of which exactly one is pressed. */
export function ChoiceButtons<Value extends string | number | boolean>({
  label,
  choices,
  chosen,
  onChoose,
  isRow = false,
}: ChoiceButtonsProps<Value>) {
  const id = useId()
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <div id={id} className={classes.label}>
        {label}
      </div>
      <div className={classes.choices} data-row={isRow || undefined}>
        {choices.map(({ value, label: text, icon }) => (
          <button
            key={String(value)}
            type="button"
            className={classes.choice}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {icon}
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
