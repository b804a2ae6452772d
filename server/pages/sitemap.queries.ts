import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** The protocol allows this many addresses per part. A part is a range of ids, so that rows need not be counted or skipped. */
export const perPart = 50_000

export interface CourseAddress {
  id: number
  updateDate: Date
}

export interface AuthorPageAddress {
  id: number
  handle: string
}

export const listCourseParts = (db: Db) => listParts(db, sql`id`)
export const listAuthorParts = (db: Db) => listParts(db, sql`author_id`)

/** The ranges that are not empty. The index leads from each to the next, however far away it is. */
async function listParts(db: Db, column: Sql): Promise<number[]> {
  const next = (after: Sql) => sql`
    select (min(${column})::bigint - 1) / ${perPart} from courses where ${column} > ${after} and archived_at is null`
  const rows = await db.many<{ part: number }>(sql`
    with recursive parts (part) as (
      (${next(sql`0`)})
      union all
      select (${next(sql`(part + 1) * ${perPart}`)}) from parts where part is not null)
    select part from parts where part is not null`)
  return rows.map(({ part }) => part)
}

/** The next addresses of a part, by id. */
export const listCourseAddresses = (db: Db, part: number, after: number, count: number) =>
  db.many<CourseAddress>(sql`
    select id, update_date as "updateDate" from courses
     where id > ${after}::bigint and id <= ${(part + 1) * perPart}::bigint and archived_at is null
     order by id limit ${count}`)

/** Only Creators have a page, and only those with a course in the catalogue are listed. */
export const listAuthorAddresses = (db: Db, part: number, after: number, count: number) =>
  db.many<AuthorPageAddress>(sql`
    select u.id, u.handle from users u
     where u.id > ${after}::bigint and u.id <= ${(part + 1) * perPart}::bigint and u.is_creator
       and exists (select from courses c where c.author_id = u.id and c.archived_at is null)
     order by u.id limit ${count}`)
