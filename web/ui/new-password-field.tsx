import type { PasswordInputProps } from '@mantine/core'
import { type FocusEvent, useDeferredValue, useMemo, useState } from 'react'
import { paragraph } from '#web/core/sentences.ts'
import classes from './new-password-field.module.css'
import { PasswordField } from './password-field.tsx'
import type { estimateStrength, Strength } from './password-strength.ts'
import { words } from './words.ts'

interface NewPasswordFieldProps extends PasswordInputProps {
  /** What others know about the user, such as name and email address: it makes a password weaker. */
  guessable?: string
}

/** For choosing a password: says how strong it is while it is typed. Nothing is refused here; the server refuses the most used ones. */
export function NewPasswordField({ guessable = '', description, ...field }: NewPasswordFieldProps) {
  const [estimate, setEstimate] = useState<typeof estimateStrength>()
  // Typing does not wait for the estimate.
  const password = useDeferredValue(String(field.value ?? ''))
  const strength = useMemo(() => (password ? estimate?.(password, guessable) : undefined), [estimate, password, guessable])
  const load = (event: FocusEvent<HTMLInputElement>) => {
    field.onFocus?.(event)
    // If it cannot be loaded, there is no estimate; the next focus tries again.
    import('./password-strength.ts').then((module) => setEstimate(() => module.estimateStrength)).catch(() => {})
  }
  const below = (
    <>
      {description}
      <StrengthLine strength={strength} />
    </>
  )
  return <PasswordField autoComplete="new-password" {...field} description={below} onFocus={load} />
}

/** The live region is there from the start, so that screen readers announce what appears in it. */
const StrengthLine = ({ strength }: { strength: Strength | undefined }) => (
  <span role="status" className={classes.strength}>
    {strength && (
      <>
        <span className={classes.bar} data-score={strength.score} aria-hidden="true" />
        {paragraph(words.strength({ word: strength.word }), strength.hint)}
      </>
    )}
  </span>
)
