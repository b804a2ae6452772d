import { limits } from '#contract/core/limits.ts'
import { CourseOrder } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { anyNumber, orderBySql } from '../catalogue.queries.ts'
import { searchLimits } from './limits.ts'
import type { Meaning } from './meaning.ts'
import { readPage, type Search } from './read-page.queries.ts'

/** The words that are asked for. A group counts with the word of it that says most. */
const askedStep = ({ words }: Meaning) => sql`
  asked as materialized (
    select * from json_to_recordset((select ${JSON.stringify(words)}::json)) a ("group" int, word text, weight float8, share float8, "isRead" boolean))`

/** What one course holds of the words. */
const lookedAt = (id: Sql) => sql`
  lateral (
    select coalesce(sum(score), 0) as score, coalesce(sum(share), 0) as share
      from (select max(weight * impact) as score, max(share) as share
              from search_postings p join asked a on a.word = p.word
             where p.course_id = ${id} and p.word = any((select array_agg(word) from asked)::text[])
             group by "group") held)`

/** A course that holds all words comes before one that holds a part of them better, and one of the wanted level before others. */
const rankSql = ({ total, level }: Meaning) => sql`
  score * (0.4 + 0.6 * share / (select ${total}::float8))
  * case when ${anyNumber(level)} = 0 then 1
         else (select case abs(f.level - ${anyNumber(level)}) when 0 then 1.35 when 1 then 0.8 else 0.6 end from course_facets f where f.course_id = s.id) end`

/** The best courses of the lists once more, for the words whose lists were not read to the end. */
const lookedAtSteps = sql`
  looked_at as materialized (
    select l.id, s.score, s.share
      from (select id from listed order by score desc, id limit ${anyNumber(searchLimits.lookedAtAgain)}) l, ${lookedAt(sql`l.id`)} s),
  scored as materialized (table looked_at union all select * from listed where id not in (select id from looked_at)),`

/** Courses that hold enough of what is asked and, where those are fewer than a page, the others after them. Ends with `found`. */
const enoughSteps = (meaning: Meaning, isPart: Sql) => sql`
  judged as materialized (
    select id, ${rankSql(meaning)} as rank, share >= least((select ${searchLimits.share * meaning.total}::float8), (select max(share) from scored)) * 0.999 as is_enough
      from scored s where share > 0),
  found as materialized (
    select id, rank, is_enough, ${isPart} as is_part
      from judged where is_enough or (select count(*) from judged where is_enough) < ${anyNumber(limits.pageSize.courses)})`

/** The best courses of each word: so many of each, and `most` of them all. */
export function listSteps(
  meaning: Meaning,
  length: number,
  { most = 1_000_000, fitting }: Pick<Search, 'fitting'> & { most?: number } = {},
): Sql {
  return sql`
    ${askedStep(meaning)},
    posted as (
      select course_id, "group", max(weight * impact) as score, max(share) as share
        from asked, lateral (select course_id, impact from search_postings p where p.word = asked.word
                              order by impact desc, course_id limit ${anyNumber(length)}) p
       where "isRead" group by 1, 2),
    listed as materialized (
      select id, score, share
        from (select course_id as id, sum(score) as score, sum(share) as share from posted group by 1) l
       where ${fitting?.includes(sql`id`) ?? sql`true`}
       order by score desc, id limit ${anyNumber(most)}),
    ${meaning.isPartlyRead ? lookedAtSteps : sql`scored as (table listed),`}
    ${enoughSteps(meaning, sql`(select ${meaning.isCut}::boolean)`)}`
}

export const findByLists = (db: Db, search: Search, meaning: Meaning, length: number) =>
  readPage(
    db,
    search,
    listSteps(meaning, length, {
      most: search.query.orderBy === CourseOrder.Id ? searchLimits.results + 1 : undefined,
      fitting: search.fitting,
    }),
  )

/** All courses that fit the facets, each tested for the words. */
const fittingSteps = (meaning: Meaning, fitting: NonNullable<Search['fitting']>): Sql => sql`
  ${askedStep(meaning)},
  scored as materialized (select f.id, s.score, s.share from ${fitting.ids} f, ${lookedAt(sql`f.id`)} s),
  ${enoughSteps(meaning, sql`false`)}`

export const findAmongFitting = (db: Db, search: Search & { fitting: NonNullable<Search['fitting']> }, meaning: Meaning) =>
  readPage(db, search, fittingSteps(meaning, search.fitting))

/** Courses in the wanted order, each tested for facets and words, until the page is full. */
export const findInOrder = (db: Db, search: Search, meaning: Meaning) =>
  readPage(
    db,
    search,
    sql`
      ${askedStep(meaning)},
      found as materialized (
        select c.id, 0 as rank, true as is_enough, true as is_part
          from (select * from courses c where archived_at is null order by ${orderBySql(search.query)} limit ${anyNumber(searchLimits.readInOrder)}) c,
               ${lookedAt(sql`c.id`)} s
         where ${search.fitting?.includes(sql`c.id`) ?? sql`true`} and share >= (select ${searchLimits.share * meaning.total}::float8) * 0.999
         order by ${orderBySql(search.query)} limit ${anyNumber(search.offset + search.limit)})`,
  )
