import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { screens } from '#contract/core/screens.ts'
import { sitePageSlugs, sitePages } from '#contract/site-pages/site-pages.ts'
import { useSession } from '#web/core/session.ts'
import { writtenQuery } from '#web/features/site-pages/index.ts'
import { Logo } from '#web/ui/logo.tsx'
import classes from './footer.module.css'

/** Below every screen. A page about the portal that nobody has written is offered to Admins alone. */
export function Footer() {
  const { data: written = [] } = useQuery(writtenQuery())
  const { hasRole } = useSession()
  return (
    <footer className={classes.footer}>
      <nav aria-label="Footer">
        <div className={classes.name}>
          <Logo />
          <p>Courses that add up to what you want to be able to do.</p>
        </div>
        <Links title="Learn">
          <Link to={paths.plan()}>Plan your learning</Link>
          <Link to={paths.filteredCourses()}>All courses</Link>
          <Link to={paths.wishlist()}>Wishlist</Link>
          <Link to={paths.verifyCertificate()}>{screens.verifyCertificate.title}</Link>
        </Links>
        <Links title="Teach">
          {hasRole('Creator') ? (
            <Link to={paths.createCourse()}>Create a course</Link>
          ) : (
            <Link to={paths.profile()}>Become a creator</Link>
          )}
        </Links>
        <Links title="Portal">
          {sitePageSlugs.map((slug) =>
            written.includes(slug) ? (
              <Link key={slug} to={paths.sitePage(slug)}>
                {sitePages[slug].label}
              </Link>
            ) : (
              hasRole('Admin') && (
                <Link key={slug} to={paths.editSitePage(slug)}>
                  {`${sitePages[slug].label}: write it`}
                </Link>
              )
            ),
          )}
          {hasOutbox() && <Link to={paths.demoOutbox()}>Outbox of this demo</Link>}
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
