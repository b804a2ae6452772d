import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as pages from '#contract/site-pages/site-pages.ts'
import { call } from '#web/core/call.ts'
import { sitePagesKey, writtenQuery } from './written.api.ts'

export const sitePageQuery = (slug: pages.SitePageSlug) =>
  queryOptions({
    queryKey: [...sitePagesKey, 'page', slug],
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
