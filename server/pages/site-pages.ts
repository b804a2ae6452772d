import { endpointUrl } from '#contract/core/addresses.ts'
import { plainPageText } from '#contract/site-pages/page-text.ts'
import { getSitePage, listSitePages, type SitePageSlug, sitePageSlugs, sitePages } from '#contract/site-pages/site-pages.ts'
import type { App } from '#server/core/app.ts'
import { notFound, Refused } from '#server/core/errors.ts'
import { escapeMarkup } from '#server/core/http/escape.ts'
import { readAsGuest } from '#server/core/http/send-shared.ts'
import { sitePageResponse, writtenPagesResponse } from '#server/site-pages/index.ts'
import { type Described, firstResponse, type PageRequest } from './page.ts'
import { words } from './words.ts'

/** `/legal/…`: only pages that an Admin has written exist. */
export function describeLegal(app: App, { params }: PageRequest): Promise<Described> {
  const slug = sitePageSlugs.find((slug) => sitePages[slug].path === `/legal/${params.slug}`)
  if (!slug) throw notFound()
  return describeWritten(app, slug)
}

/** Always exists, because it explains how points are earned. */
export async function describeContact(app: App): Promise<Described> {
  try {
    return await describeWritten(app, 'contact')
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { label, path } = sitePages.contact
    return { head: { title: label, description: words.contact, path, isUnlisted: true } }
  }
}

async function describeWritten(app: App, slug: SitePageSlug): Promise<Described> {
  const url = endpointUrl(getSitePage, { params: { slug } })
  const first = await firstResponse(app, url, (parts) => sitePageResponse(parts, slug))
  const { title, text } = first.response.value
  return { head: { title, description: plainPageText(text), path: sitePages[slug].path }, first }
}

/** The footer links to the pages that have been written; web/features/site-pages reads this tag. Without it, the web makes a call. */
export async function writtenTag(app: App): Promise<string[]> {
  try {
    const { value } = await readAsGuest(app, endpointUrl(listSitePages), writtenPagesResponse)
    return [`<meta name="site-pages" content="${escapeMarkup(value.join(' '))}" />`]
  } catch {
    return []
  }
}
