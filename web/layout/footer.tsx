import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { screens } from '#contract/screens.ts'
import { sitePageSlugs, sitePages } from '#contract/site-pages.ts'
import { useSession } from '#web/core/session.ts'
import { writtenQuery } from '#web/features/site-pages/index.ts'
import classes from './footer.module.css'

/** Below every screen. A page that nobody has written is offered to Admins alone. */
export function Footer() {
  const { data: written = [] } = useQuery(writtenQuery())
  const { hasRole } = useSession()
  return (
    <footer className={classes.footer}>
      <nav aria-label="Footer">
        <span>Coursewise</span>
        <Link to={paths.verifyCertificate()}>{screens.verifyCertificate.title}</Link>
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
      </nav>
    </footer>
  )
}
