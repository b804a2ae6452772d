import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { titles } from '#contract/core/first-words.ts'
import { paths } from '#contract/core/paths.ts'
import { sitePageSlugs, sitePages } from '#contract/site-pages/site-pages.ts'
import { useSession } from '#web/core/session.ts'
import { writtenQuery } from '#web/features/site-pages/index.ts'
import { Logo } from '#web/ui/logo.tsx'
import { words } from './first-words.ts'
import classes from './footer.module.css'

/** Below every screen. A page about the portal that nobody has written is offered to Admins alone. */
export function Footer() {
  const { data: written = [] } = useQuery(writtenQuery())
  const { hasRole } = useSession()
  return (
    <footer className={classes.footer}>
      <nav aria-label={words.footer}>
        <div className={classes.name}>
          <Logo />
          <p>{words.lead}</p>
        </div>
        <Links title={words.learn}>
          <Link to={paths.plan()}>{words.planLearning}</Link>
          <Link to={paths.filteredCourses()}>{words.allCourses}</Link>
          <Link to={paths.wishlist()}>{titles.wishlist}</Link>
          <Link to={paths.verifyCertificate()}>{titles.verifyCertificate}</Link>
        </Links>
        <Links title={words.teach}>
          {hasRole('Creator') ? (
            <Link to={paths.createCourse()}>{words.create}</Link>
          ) : (
            <Link to={paths.profile()}>{words.become}</Link>
          )}
        </Links>
        <Links title={words.portal}>
          {sitePageSlugs.map((slug) =>
            written.includes(slug) ? (
              <Link key={slug} to={paths.sitePage(slug)}>
                {sitePages[slug].label}
              </Link>
            ) : (
              hasRole('Admin') && (
                <Link key={slug} to={paths.editSitePage(slug)}>
                  {words.write({ page: sitePages[slug].label })}
                </Link>
              )
            ),
          )}
          {hasOutbox() && <Link to={paths.demoOutbox()}>{words.outbox}</Link>}
        </Links>
      </nav>
    </footer>
  )
}

const Links = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.links}>
    <p>{title}</p>
    {children}
  </div>
)

/** The server says so in the page (server/pages). */
const hasOutbox = () => document.querySelector('meta[name="demo-outbox"]') !== null
