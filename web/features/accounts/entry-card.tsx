import type { ReactNode } from 'react'
import { PageHeading } from '#web/ui/page-heading.tsx'
import classes from './entry-card.module.css'

/** The frame that login and register share. The way to the other one stands on top, where it does not move with errors. */
export function EntryCard({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.card}>
      <PageHeading title={title}>{lead}</PageHeading>
      {children}
    </div>
  )
}
