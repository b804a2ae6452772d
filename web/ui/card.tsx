import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './card.module.css'

interface CardProps {
  title: string
  /** At the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled part of a page, and a landmark for screen readers. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.top}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  )
}
