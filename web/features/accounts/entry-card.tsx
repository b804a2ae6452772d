import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import classes from './entry-card.module.css'

interface EntryCardProps {
  title: string
  lead: string
  notice?: ReactNode
  /** A link to where else to go, on top, where errors do not move it. */
  other?: ReactNode
  /** When it replaces a form that had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** The address that was typed on another of these screens. It is kept in the history, not in the address of the page, which gets into logs. */
export function useTypedEmail(): string {
  const { state } = useLocation()
  return typeof state?.email === 'string' ? state.email : ''
}

/** The frame that login, register and recovery share. */
export function EntryCard({ title, lead, notice, other, takesFocus = false, children }: EntryCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={classes.card}>
      <PageHeading title={title} ref={heading}>
        <p className={classes.lead}>{lead}</p>
        {other && <p className={classes.other}>{other}</p>}
      </PageHeading>
      {notice && <Notice>{notice}</Notice>}
      {children}
    </div>
  )
}
