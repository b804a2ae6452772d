import { getSitePage, listSitePages, type SitePage, type SitePageSlug } from '#contract/site-pages.ts'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { type Answer, oneAnswer } from '#server/core/http/send-shared.ts'
import { findPage, listWritten } from './site-pages.queries.ts'

/** The pages that have been written, as everybody gets them. */
export const answerWritten = (app: App): Promise<Answer<SitePageSlug[]>> =>
  oneAnswer(
    listSitePages.schema.response[200],
    listWritten(app.db).then((pages) => pages.map(({ slug }) => slug)),
  )

export const answerPage = (app: App, slug: SitePageSlug): Promise<Answer<SitePage>> =>
  oneAnswer(getSitePage.schema.response[200], getPage(app, slug))

async function getPage(app: App, slug: SitePageSlug): Promise<SitePage> {
  const page = await findPage(app.db, slug)
  if (!page) throw notFound('This page has not been written.')
  return page
}
