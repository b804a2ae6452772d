import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** Information, not an error. */
export function Notice({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.notice}>
      {children}
    </p>
  )
}
