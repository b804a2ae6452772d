import { type ChangeEvent, useId, useState } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import type { AnswerProps } from './answer-props.ts'
import classes from './answers.module.css'
import { isAmbiguous, readNumber } from './read-number.ts'
import { words } from './words.ts'

/** What was pasted may contain signs that nobody sees, and that the server refuses. */
export const typedText = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.value.replaceAll(/\p{Cc}/gu, ' ')

export function ShortAnswer({ answer, onAnswer }: AnswerProps<'short'>) {
  const id = useId()
  const value = answer?.text ?? ''
  // Keeps spaces while somebody types them, although an answer of spaces is none.
  const [typed, setTyped] = useState(value)
  const change = (text: string) => {
    setTyped(text)
    onAnswer(text.trim() ? { kind: 'short', text } : null, true)
  }
  return (
    <div className={classes.written}>
      <label htmlFor={id} className={classes.help}>
        {words.yourAnswer}
      </label>
      <input
        id={id}
        className={classes.input}
        autoComplete="off"
        spellCheck={false}
        maxLength={formLimits.question.part}
        value={typed.trim() === value.trim() ? typed : value}
        onChange={(event) => change(typedText(event))}
      />
    </div>
  )
}

export function NumberAnswer({ question: { unit }, answer, onAnswer }: AnswerProps<'number'>) {
  const id = useId()
  const [typed, setTyped] = useState(() => (answer ? String(answer.value) : ''))
  const [isLeft, setLeft] = useState(true)
  // Another tab may have changed it.
  const shown = readNumber(typed) === answer?.value ? typed : answer ? String(answer.value) : ''
  const value = readNumber(shown)
  const isWrong = isLeft && shown.trim() !== '' && value === undefined
  const change = (text: string) => {
    setTyped(text)
    const value = readNumber(text)
    onAnswer(value === undefined ? null : { kind: 'number', value }, true)
  }
  return (
    <div className={classes.written}>
      <label htmlFor={id} className={classes.help}>
        {unit ? words.numberWithUnit({ unit }) : words.yourAnswer}
      </label>
      <div className={classes.withUnit}>
        <input
          id={id}
          className={classes.input}
          data-narrow
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={shown}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onChange={(event) => change(typedText(event))}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      <p id={`${id}-note`} className={isWrong ? classes.error : classes.help}>
        {isWrong && words.notANumber}
        {value !== undefined && isAmbiguous(shown) && words.readAs({ number: String(value) })}
      </p>
    </div>
  )
}
