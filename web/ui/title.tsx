import type { ComponentProps } from 'react'
import classes from './title.module.css'

interface TitleProps extends ComponentProps<'h1'> {
  order: 1 | 2 | 3
  /** The order that it looks like, where it is another one. */
  size?: 1 | 2 | 3
}

/** A heading. */
export function Title({ order, size = order, className = '', ...heading }: TitleProps) {
  const Heading = `h${order}` as const
  return <Heading className={`${classes.title} ${className}`} data-size={size} {...heading} />
}
