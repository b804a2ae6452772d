import type { ListQuery } from '#contract/core/http.ts'
import type { ListedAuthor } from '#contract/materials/authors.ts'
import type { Resource } from '#contract/materials/resources.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { type Page, readPage } from '#server/core/http/paging.ts'

/** Where materials come from: the resources of articles and the authors of books. All Creators share them. */

export const listResources = (db: Db, query: ListQuery, viewerId: number): Promise<Page<Resource>> =>
  readPage(db, query, {
    columns: sql`id, name, creator_id is not distinct from ${viewerId} as "isOwn"`,
    from: sql`resources where ${contains(sql`name`, query.filter)}`,
    orderBy: sql`lower(name)`,
  })

export const insertResource = (db: Db, creatorId: number, name: string) =>
  db.one<Resource>(
    sql`insert into resources (name, creator_id) values (${name}, ${creatorId}) returning id, name, true as "isOwn"`,
  )

export const findResource = (db: Db, id: number) =>
  db.maybe<{ creatorId: number | null }>(sql`select creator_id as "creatorId" from resources where id = ${id}`)

export const listResourceUses = (db: Db, id: number) =>
  db
    .many<{ use: string }>(
      sql`select 'the article “' || name || '”' as use from materials where resource_id = ${id} order by name`,
    )
    .then((rows) => rows.map((row) => row.use))

export const removeResource = (db: Db, id: number) => db.run(sql`delete from resources where id = ${id}`)

export const listAuthors = (db: Db, query: ListQuery, viewerId: number): Promise<Page<ListedAuthor>> =>
  readPage(db, query, {
    columns: sql`id, full_name as "fullName", creator_id is not distinct from ${viewerId} as "isOwn"`,
    from: sql`authors where ${contains(sql`full_name`, query.filter)}`,
    orderBy: sql`lower(full_name), id`,
  })

export const insertAuthor = (db: Db, creatorId: number, fullName: string) =>
  db.one<ListedAuthor>(
    sql`insert into authors (full_name, creator_id) values (${fullName}, ${creatorId}) returning id, full_name as "fullName", true as "isOwn"`,
  )

/** The author who has the user's name, made if there is none. The caller holds the lock on the user, so that it is made once. */
export const ownAuthor = (db: Db, userId: number) =>
  db
    .one<{ id: number }>(sql`
      with own as (
        select a.id from authors a join users u on u.id = a.creator_id
         where u.id = ${userId} and lower(a.full_name) = lower(u.name) order by a.id limit 1),
      made as (
        insert into authors (full_name, creator_id) select name, id from users where id = ${userId} and not exists (select from own)
        returning id)
      select id from own union all select id from made`)
    .then((row) => row.id)

export const findAuthor = (db: Db, id: number) =>
  db.maybe<{ creatorId: number | null }>(sql`select creator_id as "creatorId" from authors where id = ${id}`)

export const listAuthorUses = (db: Db, id: number) =>
  db
    .many<{ use: string }>(sql`
      select 'the book “' || m.name || '”' as use from book_authors ba join materials m on m.id = ba.material_id
       where ba.author_id = ${id} order by m.name`)
    .then((rows) => rows.map((row) => row.use))

export const removeAuthor = (db: Db, id: number) => db.run(sql`delete from authors where id = ${id}`)
