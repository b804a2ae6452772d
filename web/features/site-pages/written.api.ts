import { queryOptions } from '@tanstack/react-query'
import * as pages from '#contract/site-pages/site-pages.ts'
import { call } from '#web/core/call.ts'

// Apart from site-pages.api.ts, because the footer is in the first load.

export const sitePagesKey = ['site-pages'] as const

/** The pages that have been written. The server puts them into the page (server/pages), so that the footer needs no call. */
export const writtenQuery = () =>
  queryOptions({
    queryKey: [...sitePagesKey, 'written'],
    queryFn: ({ signal }) => call(pages.listSitePages, { signal }),
    initialData: writtenInPage,
    staleTime: Number.POSITIVE_INFINITY,
  })

function writtenInPage(): pages.SitePageSlug[] | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="site-pages"]')?.content
  return content === undefined ? undefined : pages.sitePageSlugs.filter((slug) => content.split(' ').includes(slug))
}
