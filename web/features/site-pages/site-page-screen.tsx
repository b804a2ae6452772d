import { useQuery } from '@tanstack/react-query'
import { data, Link, type LoaderFunctionArgs, useLocation } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type SitePage, type SitePageSlug, sitePageSlugs, sitePages } from '#contract/site-pages/site-pages.ts'
import { CallError } from '#web/core/call-error.ts'
import { queryClient } from '#web/core/query-client.ts'
import { hasRole, useSession } from '#web/core/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingPage } from '#web/ui/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageText } from '#web/ui/page-text.tsx'
import { Title } from '#web/ui/title.tsx'
import { sitePageQuery } from './site-pages.api.ts'
import classes from './site-pages.module.css'

const slugAt = (pathname: string) =>
  sitePageSlugs.find((slug) => sitePages[slug].path === pathname.toLowerCase().replace(/\/+$/, ''))

/** A page that nobody has written is "not found", except that Admins can write it. The contact page always explains how points are earned. */
async function loadSitePage({ request }: LoaderFunctionArgs) {
  const slug = slugAt(new URL(request.url).pathname)
  if (!slug) throw data('There is no such page.', { status: 404 })
  await queryClient.prefetchQuery(sitePageQuery(slug))
  const { error } = queryClient.getQueryState(sitePageQuery(slug).queryKey) ?? {}
  if (isNotWritten(error) && slug !== 'contact' && !hasRole('Admin')) throw error
  return null
}

function SitePageScreen() {
  const slug = slugAt(useLocation().pathname) ?? 'contact'
  const query = useQuery(sitePageQuery(slug))
  const { hasRole } = useSession()
  return (
    <div className={classes.page}>
      {isNotWritten(query.error) ? (
        <NotWritten slug={slug} />
      ) : (
        <Loaded query={query} skeleton={<LoadingPage />}>
          {(page) => <Written page={page} />}
        </Loaded>
      )}
      {slug === 'contact' && <AboutPoints />}
      {query.data && (
        <p className={classes.changed}>
          {`Last changed on ${formatDay(query.data.updateDateUTC)}. `}
          {hasRole('Admin') && <Link to={paths.editSitePage(slug)}>Edit this page</Link>}
        </p>
      )}
    </div>
  )
}

const isNotWritten = (error: unknown) => error instanceof CallError && error.status === 404

function Written({ page }: { page: SitePage }) {
  return (
    <>
      <PageHeading title={page.title} />
      <PageText text={page.text} />
    </>
  )
}

function NotWritten({ slug }: { slug: SitePageSlug }) {
  const { hasRole } = useSession()
  return (
    <>
      <PageHeading title={sitePages[slug].label}>
        {hasRole('Admin')
          ? 'This page has not been written yet. Only Admins see this note.'
          : 'The people who run this portal have not added their contact details yet.'}
      </PageHeading>
      {hasRole('Admin') && <LinkButton to={paths.editSitePage(slug)}>Write it</LinkButton>}
    </>
  )
}

function AboutPoints() {
  return (
    <section className={classes.points} aria-labelledby="about-points">
      <Title order={2} id="about-points">
        Points
      </Title>
      <p>
        You start with points when you register, and authors earn the price of each course they sell. If you need more, ask the
        people who run this portal: an Admin can grant you points. Tell them the email address you log in with.
      </p>
    </section>
  )
}

export { loadSitePage as loader, SitePageScreen as Component }
