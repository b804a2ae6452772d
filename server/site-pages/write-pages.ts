import type { SitePageForm } from '#contract/core/forms.ts'
import { type SitePage, type SitePageSlug, sitePages } from '#contract/site-pages/site-pages.ts'
import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { insertPage, removePage, updatePage } from './site-pages.queries.ts'
import { refusals } from './words.ts'

/** Takes the version that was read: when two Admins write at the same time, the second is refused and nothing is lost. */
export function writePage(
  { db, clock }: Parts,
  adminId: number,
  slug: SitePageSlug,
  { version, ...form }: SitePageForm & { version: number },
): Promise<SitePage> {
  return db.tx(async (db) => {
    const now = clock.now()
    const page = await (version === 0 ? insertPage(db, slug, form, now) : updatePage(db, slug, form, version, now))
    if (!page) throw refusals.changedMeanwhile()
    await noteAct(db, { adminId, act: 'write-page', details: `${sitePages[slug].label}: ${form.title}`, now })
    return page
  })
}

export function takePageAway({ db, clock }: Parts, adminId: number, slug: SitePageSlug): Promise<void> {
  return db.tx(async (db) => {
    const page = await removePage(db, slug)
    if (!page) throw refusals.notWritten()
    await noteAct(db, { adminId, act: 'remove-page', details: `${sitePages[slug].label}: ${page.title}`, now: clock.now() })
  })
}
