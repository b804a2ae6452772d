import { type FormEvent, useEffect, useRef } from 'react'
import classes from './toolbar.module.css'
import { words } from './words.ts'

interface GoToFieldProps {
  /** What is counted: "Page". */
  label: string
  number: number
  count: number
  onGo: (number: number) => void
}

/** Shows the page number; typing another one goes there. */
export function GoToField({ label, number, count, onGo }: GoToFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = String(number)
  }, [number])
  const go = (event: FormEvent) => {
    event.preventDefault()
    const typed = Number(field.current?.value)
    const isNumber = Number.isInteger(typed) && typed >= 1
    if (isNumber) onGo(typed)
    if (field.current) field.current.value = String(isNumber ? Math.min(typed, count) : number)
  }
  return (
    <form className={classes.goTo} onSubmit={go}>
      <input
        ref={field}
        className={classes.number}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={number}
        onBlur={go}
      />
      <span>{words.ofAll({ all: String(count) })}</span>
    </form>
  )
}
