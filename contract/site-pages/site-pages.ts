import { z } from 'zod'
import { SitePageForm } from '../core/forms.ts'
import { type Endpoint, Nothing } from '../core/http.ts'
import { whole } from '../core/text.ts'
import { words } from './words.ts'

/** The pages about the portal that an Admin can write, with their addresses and their names in the footer. */
export const sitePages = {
  contact: { path: '/contact', label: 'Contact' },
  imprint: { path: '/legal/imprint', label: 'Imprint' },
  privacy: { path: '/legal/privacy', label: 'Privacy' },
  terms: { path: '/legal/terms', label: 'Terms' },
} as const
export type SitePageSlug = keyof typeof sitePages
export const sitePageSlugs = Object.keys(sitePages) as [SitePageSlug, ...SitePageSlug[]]

const Slug = z.object({ slug: z.enum(sitePageSlugs, words.whichPage({ pages: sitePageSlugs.join(', ') })) })
/** How often the page was saved; 0 before it is written. A save names the version that was read. */
const version = whole('version', 0, 2 ** 31 - 1)

export const SitePage = z.object({
  slug: z.enum(sitePageSlugs),
  title: z.string(),
  text: z.string(),
  updateDateUTC: z.string(),
  version: z.int(),
})
export type SitePage = z.infer<typeof SitePage>

export const listSitePages = {
  method: 'GET',
  url: '/api/site-pages',
  config: { access: 'open' },
  schema: { summary: 'Which pages about the portal have been written', response: { 200: z.array(SitePage.shape.slug) } },
} as const satisfies Endpoint

export const getSitePage = {
  method: 'GET',
  url: '/api/site-pages/:slug',
  config: { access: 'open' },
  schema: { summary: 'A page about the portal: contact, imprint, privacy or terms', params: Slug, response: { 200: SitePage } },
} as const satisfies Endpoint

export const saveSitePage = {
  method: 'PUT',
  url: '/api/site-pages/:slug',
  config: { access: 'admin' },
  schema: {
    summary: 'Write a page about the portal, if nobody has saved it since the version that was read',
    params: Slug,
    body: SitePageForm.extend({ version }),
    response: { 200: SitePage },
  },
} as const satisfies Endpoint

export const deleteSitePage = {
  method: 'DELETE',
  url: '/api/site-pages/:slug',
  config: { access: 'admin' },
  schema: { summary: 'Remove a page about the portal', params: Slug, response: { 204: Nothing } },
} as const satisfies Endpoint
