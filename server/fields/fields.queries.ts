import type { Field } from '#contract/fields/fields.ts'
import { type Db, sql } from '#server/core/database/db.ts'

/** The number of courses comes from the classes that the search counts, so it costs the same in a large catalogue. */
const columns = sql`
  id, name, slug, (
    select coalesce(sum(n.courses), 0)::int from facet_classes k join facet_counts n on n.skill_id = 0 and n.class_id = k.id
     where k.facet_values @> array['field=' || f.slug]) as courses`

export const listFields = (db: Db) => db.many<Field>(sql`select ${columns} from fields f order by position, id`)

export const insertField = (db: Db, name: string, slug: string) =>
  db.one<Field>(sql`
    insert into fields as f (name, slug, position) values (${name}, ${slug}, (select coalesce(max(position), 0) + 1 from fields))
    returning ${columns}`)

/** Returns the name before; undefined when there is no such field. */
export const renameField = (db: Db, id: number, name: string) =>
  db
    .maybe<{ before: string }>(sql`
      update fields f set name = ${name} from fields old where f.id = ${id} and old.id = f.id returning old.name as before`)
    .then((row) => row?.before)

/** Returns how many of the fields exist. */
export const orderFields = (db: Db, ids: number[]) =>
  db.run(sql`
    update fields f set position = wanted.place from unnest(${ids}::int[]) with ordinality wanted (id, place) where f.id = wanted.id`)

/** Returns the name; undefined when there is no such field. Fails while a course has it, also one that is hidden. */
export const removeField = (db: Db, id: number) =>
  db.maybe<{ name: string }>(sql`delete from fields where id = ${id} returning name`).then((row) => row?.name)

export const countFields = (db: Db) =>
  db.one<{ count: number }>(sql`select count(*)::int as count from fields`).then((row) => row.count)

/** Slugs that begin like this one. */
export const listSlugs = (db: Db, slug: string) =>
  db
    .many<{ slug: string }>(sql`select slug from fields where slug = ${slug} or slug ~ ${`^${slug}-[0-9]+$`}`)
    .then((rows) => rows.map((row) => row.slug))
