import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  id?: string
  /** Whether something worked, rather than wants attention. */
  isDone?: boolean
  children: ReactNode
}

/** Information, not an error. */
export function Notice({ id, isDone = false, children }: NoticeProps) {
  return (
    <p id={id} className={classes.notice} data-done={isDone || undefined}>
      {children}
    </p>
  )
}
