import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type AdminPage, managedPages, statisticsPages } from '#contract/statistics/admin-pages.ts'
import { SetupCard } from '#web/features/setup/index.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { MailBanner } from './mail-banner.tsx'
import classes from './statistics-frame.module.css'
import { words } from './words.ts'

interface StatisticsFrameProps {
  title: string
  /** What the figures mean, in a sentence. */
  lead: string
  actions?: ReactNode
  /** Whether what the portal itself lacks is said here. Not between a decision and what it is about. */
  hasNotices?: boolean
  children: ReactNode
}

/** What the pages for Admins share: navigation, heading and actions. */
export function StatisticsFrame({ title, lead, actions, hasNotices = true, children }: StatisticsFrameProps) {
  const pages = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isFigures = (pathname.split('/')[2] ?? '') in statisticsPages
  // On a phone, the names of the pages do not fit side by side; the present one is brought into view.
  useEffect(() => {
    const nav = pages.current
    const present = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && present) nav.scrollLeft = present.offsetLeft - nav.offsetLeft - (nav.clientWidth - present.offsetWidth) / 2
  }, [])
  return (
    <>
      <nav ref={pages} className={classes.pages} aria-label={isFigures ? words.statistics : words.manage}>
        {Object.entries(isFigures ? statisticsPages : managedPages).map(([page, label]) => (
          <NavLink key={page} to={paths.statistics(page as AdminPage)} className={classes.page}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={classes.top}>
        <PageHeading title={title}>{lead}</PageHeading>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {hasNotices && (
        <>
          <MailBanner />
          <SetupCard />
        </>
      )}
      {children}
    </>
  )
}
