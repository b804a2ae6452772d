import { limits } from '#contract/core/limits.ts'
import { type CourseCard, CourseOrder } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import type { Page } from '#server/core/http/paging.ts'
import { type CardRow, cardColumns, toCard } from '../cards.queries.ts'
import { anyNumber, orderBySql } from '../catalogue.queries.ts'
import { listLength, type Search, type Way } from './choose-way.ts'
import type { Fitting } from './facets.queries.ts'
import { searchLimits } from './limits.ts'
import type { Meaning } from './meaning.ts'

/** Nobody has this id. With it, the statements for guests are the same as for everybody else. */
const guest = 0

/** Reads a page with its cards. `length` says how far lists of words are read. */
export async function findPage(
  db: Db,
  search: Search,
  way: Exclude<Way, 'catalogue'>,
  length = listLength(search),
): Promise<Page<CourseCard>> {
  const { query, limit, offset, viewerId, meaning, fitting, fits } = search
  const isBestFirst = meaning && query.orderBy === CourseOrder.Id
  const order = sql`is_enough desc, ${isBestFirst ? sql`rank desc,` : sql``} ${orderBySql(query)}`
  const found =
    way === 'lists' && meaning
      ? listSteps(meaning, length, fitting)
      : way === 'fitting' && fitting
        ? fittingSteps(fitting, meaning)
        : inOrderSteps(search)
  const total = !meaning
    ? anyNumber(fits)
    : way === 'inOrder'
      ? anyNumber(searchLimits.results + 1)
      : sql`(select count(*)::int from found)`
  const rows = await db.many<CardRow & { total: number }>(sql`
    with ${fitting ? sql`${fitting.steps},` : sql``} ${found},
    page as (
      select found.* from found, ${isBestFirst ? sql`lateral (select found.id) c` : joinCourse(sql`found.id`)}
       order by ${order} limit ${anyNumber(limit)} offset ${anyNumber(offset)})
    select ${total} as total, ${cardColumns(anyNumber(viewerId ?? guest))}
      from (select) one_row left join (page cross join ${joinCourse(sql`page.id`)}) on true order by ${order}`)
  const count = rows[0]?.total ?? 0
  const isPart = (way === 'lists' && meaning?.isCut) || count > searchLimits.results
  const items = rows.filter((row) => row.id !== null).map(toCard)
  return { items, totalCount: Math.min(count, searchLimits.results), ...(isPart ? { totalIsEstimate: true } : {}) }
}

/** Looked up one by one: the planner expects more of them than there are, and would read the whole table. */
const joinCourse = (id: Sql) => sql`lateral (select * from courses where id = ${id} offset 0) c`

/** The words that are asked for. */
const askedStep = ({ words }: Meaning) => sql`
  asked as materialized (
    select * from json_to_recordset((select ${JSON.stringify(words)}::json)) a ("group" int, meaning int, part int, word text, weight float8, "isRead" boolean))`

/** What courses hold of each group: of its meanings the one that says most, of that all parts. A word that is only in the text of a lesson has the impact 0. */
const heldOf = (postings: Sql) => sql`
  (select course_id, "group", max(score) as score, max(share) as share
     from (select course_id, "group", sum(score) as score, sum(share) as share
             from (select course_id, "group", meaning, max(weight * greatest(impact, 1)) as score,
                          max(weight * case impact when 0 then (select ${searchLimits.lessonShare}::float8) else 1 end) as share
                     from ${postings} group by course_id, "group", meaning, part) part
            group by course_id, "group", meaning) one
    group by 1, 2)`

/** What one course holds of the words. */
const lookedAt = (id: Sql) => sql`
  lateral (
    select coalesce(sum(score), 0) as score, coalesce(sum(share), 0) as share
      from ${heldOf(sql`search_postings p join asked a using (word) where p.course_id = ${id} and p.word = any((select array_agg(word) from asked)::text[])`)} held)`

/** The best courses of each word; the very best are looked at again, for the words whose lists were not read to the end. */
export const listSteps = (meaning: Meaning, length = meaning.length, fitting?: Fitting): Sql => sql`
  ${askedStep(meaning)},
  listed as materialized (
    select course_id as id, sum(score) as score, sum(share) as share
      from ${heldOf(sql`
        asked, lateral (select course_id, impact from search_postings p where p.word = asked.word
                         order by impact desc, course_id limit ${anyNumber(length)}) p
        where "isRead"`)} held
     where ${fitting?.includes(sql`held.course_id`) ?? sql`true`} group by 1),
  looked_at as materialized (
    select l.id, s.score, s.share
      from (select id from listed order by score desc, id limit ${anyNumber(isPartlyRead(meaning) ? searchLimits.lookedAtAgain : 0)}) l, ${lookedAt(sql`l.id`)} s),
  scored as materialized (table looked_at union all select * from listed where id not in (select id from looked_at)),
  ${enoughSteps(meaning)}`

const isPartlyRead = ({ words, length }: Meaning) =>
  words.length > 1 && words.some(({ isRead, courses }) => !isRead || courses > length)

/**
 * Courses that hold enough of what is asked and, where those are fewer than a page, the others after them. One that holds all words comes
 * before one that holds a part of them better, and one of the wanted level before others. Ends with `found`.
 */
const enoughSteps = ({ total, level }: Meaning) => sql`
  judged as materialized (
    select id, share >= least((select ${searchLimits.share * total}::float8), (select max(share) from scored)) * 0.999 as is_enough,
           score * power(least(1, share / (select ${total}::float8)), 1.5)
           * case when ${anyNumber(level)} = 0 then 1
                  else (select case abs(f.level - ${anyNumber(level)}) when 0 then 1.35 when 1 then 0.8 else 0.6 end from course_facets f where f.course_id = s.id) end as rank
      from scored s where share > 0),
  found as materialized (
    select * from judged where is_enough or (select count(*) from judged where is_enough) < ${anyNumber(limits.pageSize.courses)})`

/** All courses that fit the facets, each tested for the words. */
const fittingSteps = ({ ids }: Fitting, meaning: Meaning | undefined): Sql =>
  meaning
    ? sql`
      ${askedStep(meaning)},
      scored as materialized (select f.id, s.score, s.share from ${ids} f, ${lookedAt(sql`f.id`)} s),
      ${enoughSteps(meaning)}`
    : sql`found as (select id, true as is_enough from ${ids} f)`

/** Courses in the wanted order, each tested for facets and words, until the page is full. */
const inOrderSteps = ({ query, offset, limit, meaning, fitting }: Search): Sql => sql`
  ${meaning ? sql`${askedStep(meaning)},` : sql``}
  found as materialized (
    select c.id, true as is_enough
      from (select * from courses c where archived_at is null and ${fitting?.inFields ?? sql`true`}
             order by ${orderBySql(query)} limit (select ${meaning ? searchLimits.readInOrder : null}::int)) c
     where ${fitting?.includes(sql`c.id`) ?? sql`true`}
       and ${meaning ? sql`(select share from ${lookedAt(sql`c.id`)} s) >= (select ${searchLimits.share * meaning.total}::float8) * 0.999` : sql`true`}
     order by ${orderBySql(query)} limit ${anyNumber(offset + limit)})`
