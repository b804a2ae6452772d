import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from './button.tsx'
import classes from './create-form.module.css'
import { ErrorList } from './error-list.tsx'
import { Title } from './title.tsx'

interface CreateFormProps {
  /** "New skill". */
  title: string
  /** What the button does: "Create Skill". */
  button: string
  isValid: boolean
  isBusy: boolean
  /** Why the last try failed; listed below the fields, as the specification requires. */
  error: unknown
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** For use in a box that already shows the title. */
  isPlain?: boolean
  children: ReactNode
}

/** The form below a panel's list, which adds to it. */
export function CreateForm({ title, button, isValid, isBusy, error, onSubmit, isPlain, children }: CreateFormProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasBusy = useRef(false)
  // After a success the empty form disables the button, which takes the focus from it.
  useEffect(() => {
    if (wasBusy.current && !isBusy && !error) heading.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [isBusy, error])
  return (
    <form
      className={classes.form}
      data-plain={isPlain || undefined}
      noValidate
      aria-label={isPlain ? title : undefined}
      aria-labelledby={isPlain ? undefined : id}
      onSubmit={onSubmit}
    >
      {!isPlain && (
        <Title order={3} id={id} ref={heading} tabIndex={-1}>
          {title}
        </Title>
      )}
      {children}
      {error ? <ErrorList messages={errorMessages(error)} /> : null}
      <Button type="submit" size="sm" className={classes.button} disabled={!isValid} loading={isBusy}>
        {button}
      </Button>
    </form>
  )
}
