import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/first-icons.tsx'
import { nextChoice, textSize } from './preferences.ts'
import classes from './toolbar.module.css'
import { words } from './words.ts'

/** The controls above a book or a lesson. They stay in view while it is scrolled. */
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

interface NamedToolProps {
  icon: ReactNode
  /** The id of what it shows and hides. */
  opens: string
  isOpen: boolean
  onClick: () => void
  children: string
}

/** A button that says its name, and shows something or hides it. */
export function NamedTool({ icon, opens, isOpen, onClick, children }: NamedToolProps) {
  return (
    <button
      type="button"
      className={`${classes.tool} ${classes.named}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? opens : undefined}
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  )
}

interface TurnButtonsProps {
  /** "Previous page" */
  previous: string
  next: string
  /** From 0. */
  number: number
  count: number
  onTurn: (number: number) => void
  /** Between the two. */
  children: ReactNode
}

export function TurnButtons({ previous, next, number, count, onTurn, children }: TurnButtonsProps) {
  return (
    <>
      <ToolButton label={previous} isDisabled={number <= 0} onClick={() => onTurn(number - 1)}>
        <ChevronLeftIcon />
      </ToolButton>
      {children}
      <ToolButton label={next} isDisabled={number + 1 >= count} onClick={() => onTurn(number + 1)}>
        <ChevronRightIcon />
      </ToolButton>
    </>
  )
}

export function TextSizeButtons() {
  const { size, step } = useTextSize()
  return (
    <>
      <ToolButton label={words.smallerText} isDisabled={size === textSize.choices[0]} onClick={() => step(-1)}>
        <span className={classes.smallLetter}>{words.letter}</span>
      </ToolButton>
      <ToolButton label={words.largerText} isDisabled={size === textSize.choices.at(-1)} onClick={() => step(1)}>
        <span className={classes.largeLetter}>{words.letter}</span>
      </ToolButton>
    </>
  )
}

export function useTextSize() {
  const [size, setSize] = textSize.use()
  return { size, step: (steps: -1 | 1) => setSize(nextChoice(textSize.choices, size, steps)) }
}
