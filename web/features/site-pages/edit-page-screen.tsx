import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { type SitePageSlug, sitePageSlugs, sitePages } from '#contract/site-pages/site-pages.ts'
import { CallError } from '#web/core/call-error.ts'
import { queryClient } from '#web/core/query-client.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { PageForm } from './page-form.tsx'
import { sitePageQuery } from './site-pages.api.ts'
import { words } from './words.ts'

/** Always loads the newest text, never from the cache. */
async function loadPageToEdit({ params }: LoaderFunctionArgs) {
  const slug = sitePageSlugs.find((slug) => slug === params.slug)
  if (!slug) throw data(words.noSuchPage, { status: 404 })
  await queryClient.prefetchQuery({ ...sitePageQuery(slug), staleTime: 0 })
  return null
}

function EditPageScreen() {
  const slug = useParams().slug as SitePageSlug
  const query = useQuery({ ...sitePageQuery(slug), refetchOnWindowFocus: false })
  const isNew = query.error instanceof CallError && query.error.status === 404
  return (
    <StatisticsFrame title={words.pageTitle({ page: sitePages[slug].label })} lead={words.editHelp}>
      {isNew ? (
        <PageForm slug={slug} page={undefined} />
      ) : (
        <Loaded query={query} skeleton={<LoadingRows rows={4} height={56} />}>
          {(page) => <PageForm key={page.version} slug={slug} page={page} />}
        </Loaded>
      )}
    </StatisticsFrame>
  )
}

export { EditPageScreen as Component, loadPageToEdit as loader }
