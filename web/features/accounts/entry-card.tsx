import type { ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import classes from './entry-card.module.css'

interface EntryCardProps {
  title: string
  lead: string
  notice?: ReactNode
  /** The link to the other one, on top, where errors do not move it. */
  other: ReactNode
  children: ReactNode
}

/** The frame that login and register share. */
export function EntryCard({ title, lead, notice, other, children }: EntryCardProps) {
  return (
    <div className={classes.card}>
      <PageHeading title={title}>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.other}>{other}</p>
      </PageHeading>
      {notice && <Notice>{notice}</Notice>}
      {children}
    </div>
  )
}
