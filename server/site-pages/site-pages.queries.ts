import type { SitePageForm } from '#contract/core/forms.ts'
import type { SitePage, SitePageSlug } from '#contract/site-pages/site-pages.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

type Row = Omit<SitePage, 'updateDateUTC'> & { updatedAt: Date }
const columns = sql`slug, title, text, version, updated_at as "updatedAt"`

export const listWritten = (db: Db) =>
  db.many<{ slug: SitePageSlug; updatedAt: Date }>(sql`select slug, updated_at as "updatedAt" from site_pages order by slug`)

export const findPage = (db: Db, slug: SitePageSlug) => maybePage(db, sql`select ${columns} from site_pages where slug = ${slug}`)

/** Saves the first text of a page. Returns undefined when it has been written already. */
export const insertPage = (db: Db, slug: SitePageSlug, { title, text }: SitePageForm, now: Date) =>
  maybePage(
    db,
    sql`insert into site_pages (slug, title, text, updated_at, version) values (${slug}, ${title}, ${text}, ${now}, 1)
        on conflict (slug) do nothing returning ${columns}`,
  )

/** Returns undefined when the version is no longer the one that was read. */
export const updatePage = (db: Db, slug: SitePageSlug, { title, text }: SitePageForm, version: number, now: Date) =>
  maybePage(
    db,
    sql`update site_pages set title = ${title}, text = ${text}, updated_at = ${now}, version = version + 1
         where slug = ${slug} and version = ${version} returning ${columns}`,
  )

/** Returns the title of the removed page. */
export const removePage = (db: Db, slug: SitePageSlug) =>
  db.maybe<{ title: string }>(sql`delete from site_pages where slug = ${slug} returning title`)

async function maybePage(db: Db, statement: Sql): Promise<SitePage | undefined> {
  const row = await db.maybe<Row>(statement)
  if (!row) return undefined
  const { updatedAt, ...page } = row
  return { ...page, updateDateUTC: updatedAt.toISOString() }
}
