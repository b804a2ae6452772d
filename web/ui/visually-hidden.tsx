import type { ComponentProps } from 'react'
import classes from './visually-hidden.module.css'

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  component?: 'span' | 'legend'
}

/** Said by screen readers and shown to nobody. */
export const VisuallyHidden = ({ component: Element = 'span', ...props }: VisuallyHiddenProps) => (
  // biome-ignore lint/suspicious/noExplicitAny: a span and a legend take the same attributes, and differ only in their ref
  <Element className={classes.hidden} {...(props as any)} />
)
