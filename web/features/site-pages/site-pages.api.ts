import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as pages from '#contract/site-pages/site-pages.ts'
import { call } from '#web/core/call.ts'

const key = ['site-pages'] as const

/** The pages that have been written. The server puts them into the page (server/pages), so that the footer needs no call. */
export const writtenQuery = () =>
  queryOptions({
    queryKey: [...key, 'written'],
    queryFn: ({ signal }) => call(pages.listSitePages, { signal }),
    initialData: writtenInPage,
    staleTime: Number.POSITIVE_INFINITY,
  })

function writtenInPage(): pages.SitePageSlug[] | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="site-pages"]')?.content
  return content === undefined ? undefined : pages.sitePageSlugs.filter((slug) => content.split(' ').includes(slug))
}

export const sitePageQuery = (slug: pages.SitePageSlug) =>
  queryOptions({
    queryKey: [...key, 'page', slug],
    queryFn: ({ signal }) => call(pages.getSitePage, { params: { slug }, signal }),
    // The loader has just loaded it, and "not written" is a result too.
    retryOnMount: false,
  })

export function useSavePage(slug: pages.SitePageSlug) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof pages.saveSitePage.schema.body>) => call(pages.saveSitePage, { params: { slug }, body }),
    onSuccess: (page) => {
      client.setQueryData(sitePageQuery(slug).queryKey, page)
      return client.invalidateQueries({ queryKey: writtenQuery().queryKey })
    },
  })
}

export function useRemovePage(slug: pages.SitePageSlug) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(pages.deleteSitePage, { params: { slug } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: sitePageQuery(slug).queryKey })
      return client.invalidateQueries({ queryKey: writtenQuery().queryKey })
    },
  })
}
