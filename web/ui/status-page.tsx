import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'
import classes from './status-page.module.css'

interface StatusPageProps {
  title: string
  drawing: ReactNode
  children: ReactNode
  action: ReactNode
}

/** A whole page that says one thing: what happened, and what to do. */
export function StatusPage({ title, drawing, children, action }: StatusPageProps) {
  return (
    <div className={classes.page}>
      {drawing}
      <PageHeading title={title}>{children}</PageHeading>
      {action}
    </div>
  )
}
