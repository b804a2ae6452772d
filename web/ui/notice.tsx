import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** Something to know before going on; nothing went wrong. */
export function Notice({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.notice}>
      {children}
    </p>
  )
}
