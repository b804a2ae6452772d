import { type KeyboardEvent, useState } from 'react'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import classes from './level-stepper.module.css'
import { words } from './words.ts'

interface LevelStepperProps {
  name: string
  level: number
  onChange: (level: number) => void
}

const { min, max } = searchLimits.level
const within = (level: number) => Math.max(min, Math.min(max, level))

/** A level to type, raise and lower. An empty field or a number out of bounds is corrected on blur. */
export function LevelStepper({ name, level, onChange }: LevelStepperProps) {
  const [typed, setTyped] = useState<string>()
  const change = (next: number) => {
    setTyped(undefined)
    onChange(within(next))
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3)
    setTyped(digits)
    if (Number(digits) >= min) onChange(within(Number(digits)))
  }
  const pressKey = (event: KeyboardEvent) => {
    const next = { ArrowUp: level + 1, ArrowDown: level - 1, PageUp: level + 10, PageDown: level - 10, Home: min, End: max }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    change(next)
  }
  return (
    <div className={classes.stepper}>
      <StepButton label={words.lowerLevel({ skill: name })} isEnd={level === min} onClick={() => change(level - 1)}>
        −
      </StepButton>
      <input
        className={classes.level}
        role="spinbutton"
        aria-label={words.level({ skill: name })}
        aria-valuenow={level}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? level}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={pressKey}
      />
      <StepButton label={words.raiseLevel({ skill: name })} isEnd={level === max} onClick={() => change(level + 1)}>
        +
      </StepButton>
    </div>
  )
}

interface StepButtonProps {
  label: string
  isEnd: boolean
  onClick: () => void
  children: string
}

/** For mouse and touch; the keyboard has the arrow keys. */
function StepButton({ label, isEnd, onClick, children }: StepButtonProps) {
  return (
    <button type="button" className={classes.step} tabIndex={-1} aria-label={label} aria-disabled={isEnd} onClick={onClick}>
      {children}
    </button>
  )
}
