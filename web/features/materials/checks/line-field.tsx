import { Textarea } from '@mantine/core'
import type { ChangeEvent, ComponentProps } from 'react'
import classes from './rows.module.css'

/** A line that is shown whole, however long it is: the field grows with it. A line break, which a paste may bring, becomes a space. */
export const LineField = ({ onChange, ...field }: ComponentProps<typeof Textarea>) => (
  <Textarea
    size="sm"
    rows={1}
    autoComplete="off"
    classNames={{ input: classes.line ?? '' }}
    onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
      const { currentTarget } = event
      if (/[\r\n]/.test(currentTarget.value)) currentTarget.value = currentTarget.value.replaceAll(/\s*[\r\n]+\s*/g, ' ')
      onChange?.(event)
    }}
    {...field}
  />
)
