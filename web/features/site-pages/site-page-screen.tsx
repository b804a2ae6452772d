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
import { words } from './words.ts'

const slugAt = (pathname: string) =>
  sitePageSlugs.find((slug) => sitePages[slug].path === pathname.toLowerCase().replace(/\/+$/, ''))

/** A page that nobody has written is "not found", except that Admins can write it. The contact page always explains how points are earned. */
async function loadSitePage({ request }: LoaderFunctionArgs) {
  const slug = slugAt(new URL(request.url).pathname)
  if (!slug) throw data(words.noSuchPage, { status: 404 })
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
          {words.lastChanged({ day: formatDay(query.data.updateDateUTC) })}{' '}
          {hasRole('Admin') && <Link to={paths.editSitePage(slug)}>{words.editThisPage}</Link>}
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
      <PageHeading title={sitePages[slug].label}>{hasRole('Admin') ? words.notWritten : words.noContact}</PageHeading>
      {hasRole('Admin') && <LinkButton to={paths.editSitePage(slug)}>{words.writeIt}</LinkButton>}
    </>
  )
}

function AboutPoints() {
  return (
    <section className={classes.points} aria-labelledby="about-points">
      <Title order={2} id="about-points">
        {words.points}
      </Title>
      <p>{words.aboutPoints}</p>
    </section>
  )
}

export { loadSitePage as loader, SitePageScreen as Component }
