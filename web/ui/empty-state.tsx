import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  drawing: ReactNode
  /** One sentence. */
  children: ReactNode
  /** At most one action. */
  action?: ReactNode
}

export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {drawing}
      <p>{children}</p>
      {action}
    </div>
  )
}
