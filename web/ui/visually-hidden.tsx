import type { ComponentProps } from 'react'
import classes from './visually-hidden.module.css'

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  component?: 'span' | 'legend'
}

/** Said by screen readers, but not shown. */
export function VisuallyHidden({ component = 'span', ...props }: VisuallyHiddenProps) {
  // Both take the same attributes.
  const Element = component as 'span'
  return <Element className={classes.hidden} {...props} />
}
