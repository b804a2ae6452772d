import type { ListQuery } from '#contract/core/http.ts'
import type { Synonym, SynonymForm } from '#contract/synonyms/synonyms.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { readPage } from '#server/core/http/paging.ts'

const name = sql`coalesce(s.name, f.name, y.meant)`
const columns = sql`
  y.id, y.typed, case when y.skill_id is not null then 'skill' when y.field_id is not null then 'field' else 'words' end as kind, ${name} as meant`
const tables = sql`search_synonyms y left join skills s on s.id = y.skill_id left join fields f on f.id = y.field_id`

export const listSynonyms = (db: Db, query: ListQuery) =>
  readPage<Synonym>(db, query, {
    columns,
    from: sql`${tables} where ${contains(sql`y.typed`, query.filter)} or ${contains(name, query.filter)}`,
    orderBy: sql`y.meant is null desc, case when y.meant is null then -y.id end, y.typed, ${name}, y.id`,
  })

/** How many words the search reads in it. */
export const countWords = (db: Db, typed: string) =>
  db.one<{ count: number }>(sql`select count(*)::int as count from search_tokens(${typed})`).then((row) => row.count)

export const countOwn = (db: Db) =>
  db.one<{ count: number }>(sql`select count(*)::int as count from search_synonyms where meant is null`).then((row) => row.count)

/** Returns undefined when the skill or the field does not exist. */
export const insertSynonym = (db: Db, { typed, skillId, fieldId }: SynonymForm) =>
  db.maybe<{ id: number }>(sql`
    insert into search_synonyms (typed, key, skill_id, field_id)
    select ${typed}, search_key(${typed}), ${skillId}::int, ${fieldId}::int
     where exists (select from skills where id = ${skillId}::int) or exists (select from fields where id = ${fieldId}::int)
    returning id`)

export const getSynonym = (db: Db, id: number) => db.one<Synonym>(sql`select ${columns} from ${tables} where y.id = ${id}`)

export const removeSynonym = (db: Db, id: number) =>
  db.maybe<Synonym>(sql`
    with removed as (delete from search_synonyms where id = ${id} returning *)
    select ${columns} from removed y left join skills s on s.id = y.skill_id left join fields f on f.id = y.field_id`)
