import { getSitePage, listSitePages, type SitePage, type SitePageSlug } from '#contract/site-pages/site-pages.ts'
import type { Parts } from '#server/core/app.ts'
import { type PreparedResponse, singleResponse } from '#server/core/http/send-shared.ts'
import { findPage, listWritten } from './site-pages.queries.ts'
import { refusals } from './words.ts'

/** The slugs of the pages that have been written. */
export const writtenPagesResponse = (parts: Parts): Promise<PreparedResponse<SitePageSlug[]>> =>
  singleResponse(
    listSitePages.schema.response[200],
    listWritten(parts.db).then((pages) => pages.map(({ slug }) => slug)),
  )

export const sitePageResponse = (parts: Parts, slug: SitePageSlug): Promise<PreparedResponse<SitePage>> =>
  singleResponse(getSitePage.schema.response[200], getPage(parts, slug))

async function getPage(parts: Parts, slug: SitePageSlug): Promise<SitePage> {
  const page = await findPage(parts.db, slug)
  if (!page) throw refusals.notWritten()
  return page
}
