import { Input, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { useId } from 'react'
import classes from './final-task-form.module.css'
import { mostDays } from './time-to-review.ts'
import type { FinalTaskFormState } from './use-final-task-form.ts'
import { words } from './words.ts'

/** A span of time, so days and hours rather than a date. */
export function TimeToReviewFields({ form }: { form: FinalTaskFormState }) {
  const id = useId()
  const error = form.errors.reviewDeadlineTime
  const inputProps = (field: 'days' | 'hours') => ({
    ...form.getInputProps(field),
    onBlur: () => form.validateField('reviewDeadlineTime' as never),
    size: 'sm',
    min: 0,
    allowDecimal: false,
    clampBehavior: 'none' as const,
    error: Boolean(error),
    'aria-describedby': id,
  })
  return (
    <fieldset className={classes.group}>
      <Input.Label component="legend">{words.timeToReview}</Input.Label>
      <div className={classes.span}>
        <NumberInput label={words.days} max={mostDays} {...inputProps('days')} />
        <NumberInput label={words.hours} max={23} {...inputProps('hours')} />
      </div>
      <p id={id} className={error ? classes.error : classes.help}>
        {error ?? words.timeToReviewHelp({ days: mostDays })}
      </p>
    </fieldset>
  )
}
