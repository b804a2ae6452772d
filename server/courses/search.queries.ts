import { CourseOrder, type FilteredCourses } from '#contract/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { type CardRow, cardColumns } from './cards.queries.ts'
import { anyNumber, type Ordering, orderOf } from './catalogue.queries.ts'
import type { LookedUp, Reading } from './search-words.ts'

/** Where a course can hold the words, the best place first; the last text contains all others. */
const places = [sql`s.name_folded`, sql`s.skills_folded`, sql`s.short_folded`, sql`s.search_text`]
/** Nobody has this id. With it, the statements for guests are the same as for everybody else. */
const guest = 0

export interface Search {
  readings: [Reading, ...Reading[]]
  query: FilteredCourses
  limit: number
  offset: number
  viewerId: number | undefined
}

export interface CommonPlace {
  place: number
  /** How many courses must be read in order to fill the page, by the sample. */
  rows: number
}

/** Folds the words, finds words of the catalogue that look like them, and counts the sampled courses that hold all of them. */
export const lookUp = (db: Db, words: string[]) =>
  db.one<LookedUp>(sql`
    with word as materialized (
      select n, word, substring(word from '^[^[:alnum:]]*([[:alnum:]]{4,40})[^[:alnum:]]*$') as letters
        from (select n, fold(typed) as word from unnest((select ${words}::text[])) with ordinality typed (typed, n)) folded),
    typed as materialized (select array_agg(search_pattern(word) order by n) as patterns from word)
    select (select json_agg(json_build_object('pattern', search_pattern(word), 'letters', letters, 'near', array(
              select distinct g.word from search_gaps g where g.gapped in (select gaps(letters)) and strpos(g.word, word.word) = 0))
              order by n) from word) as words,
           show_trgm('я') <> '{}' as "indexHasAllLetters",
           (select courses from catalogue_size) as courses, (select sampled from catalogue_bookmarks_state) as sampled,
           (select array[count(*) filter (where holds(s.name_folded, patterns)), count(*) filter (where holds(s.skills_folded, patterns)),
                         count(*) filter (where holds(s.short_folded, patterns)), count(*)]::int[]
              from typed, catalogue_sample s where holds(s.search_text, patterns)) as hits`)

/**
 * Finds all matches and takes the page from them. Where fewer than a page hold the words as typed, the other readings follow. What no index
 * has, and other readings that many courses match, are only looked for in the first courses of the order.
 */
export async function findAll(db: Db, { readings, query, limit, offset, viewerId }: Search) {
  const isBestFirst = query.orderBy === CourseOrder.Id
  const place = sql`case when holds(s.name_folded, p) then 0 when holds(s.skills_folded, p) then 1 when holds(s.short_folded, p) then 2 else 3 end`
  // The kind of reading counts first, then the place.
  const match = sql`select s.course_id as id, kind * 4 + ${isBestFirst ? place : sql`0`} as rank`
  const matches = (kind: Sql, isWanted: Sql) => sql`
    select id, rank
      from reading,
           lateral (select "isIndexed" and (kind = 0 or (select count(*) from catalogue_sample s where holds(s.search_text, p)) < 20) as by_index
                    offset 0) way,
           lateral ((${match} from course_search s where by_index and holds(s.search_text, p) limit 10000)
                    union all (${match} from first_courses s where not by_index and holds(s.search_text, p))) m
     where kind = ${kind} and ${isWanted}`
  const areFew = (found: Sql) => sql`(select count(*) from ${found}) < ${anyNumber(query.pageSize)}`
  const rows = await db.many<CardRow & { total: number }>(sql`
    with reading as materialized (
      select kind, "isIndexed", array(select json_array_elements_text(patterns)) as p
        from json_to_recordset((select ${JSON.stringify(readings)}::json)) r (kind int, "isIndexed" bool, patterns json)),
    first_courses as materialized (select s.* from ${textsInOrder(query, anyNumber(5000))}),
    typed as materialized (${matches(sql`0`, sql`true`)}),
    corrected as materialized (${matches(sql`1`, areFew(sql`typed`))}),
    shortened as materialized (${matches(sql`2`, areFew(sql`(table typed union all table corrected) found`))}),
    ranked as materialized (
      select id, min(rank) as rank from (table typed union all table corrected union all table shortened) m group by id),
    page as (
      select c.id, rank from ${isBestFirst ? sql`ranked c` : sql`ranked, ${courseOf(sql`ranked.id`)}`}
       order by rank, ${orderOf(query)} limit ${anyNumber(limit)} offset ${anyNumber(offset)})
    select (select count(*)::int from ranked) as total, ${cardColumns(viewerId ?? guest)}
      from (select) once left join (page cross join ${courseOf(sql`page.id`)}) on true order by rank, ${orderOf(query)}`)
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}

/**
 * Reads courses in order until the page is full, for words that many courses hold in this place. Those that hold them in a better place
 * are few and come first; the index finds them. The page is not full when the words are rarer at this end of the catalogue.
 */
export function findInOrder(
  db: Db,
  { readings, query, limit, offset, viewerId }: Search,
  { place, rows }: CommonPlace,
): Promise<CardRow[]> {
  const better = query.orderBy === CourseOrder.Id ? places.slice(0, place) : []
  const inBetter = better.map(
    (text, rank) =>
      sql`(select s.course_id as id, ${rank}::int as rank from typed, course_search s where holds(${text}, p) limit 10000) union all`,
  )
  const notInBetter = better.map((text) => sql`and not holds(${text}, p)`)
  return db.many<CardRow>(sql`
    with typed as materialized (select ${readings[0].patterns}::text[] as p),
    found as (
      ${joined(inBetter)}
      (select c.id, ${place}::int as rank from typed, ${textsInOrder(query, anyNumber(Math.round(1000 + 4 * rows)))}
        where holds(${places[place] ?? sql`s.search_text`}, p) ${joined(notInBetter)}
        order by ${orderOf(query)} limit ${anyNumber(offset + limit)})),
    ranked as (select id, min(rank) as rank from found group by id)
    select ${cardColumns(viewerId ?? guest)} from ranked, ${courseOf(sql`ranked.id`)}
     order by rank, ${orderOf(query)} limit ${anyNumber(limit)} offset ${anyNumber(offset)}`)
}

/** The texts of the first courses. `offset 0` keeps the planner from looking for the words in an index first. */
const textsInOrder = (ordering: Ordering, most: Sql) => sql`
  (select * from courses c where archived_at is null order by ${orderOf(ordering)} limit ${most}) c,
  lateral (select * from course_search where course_id = c.id offset 0) s`

/** Looked up one by one: the planner expects more of them than there are, and would read the whole table. */
const courseOf = (id: Sql) => sql`lateral (select * from courses where id = ${id} offset 0) c`

const joined = (parts: Sql[]) => parts.reduce((whole, part) => sql`${whole} ${part}`, sql``)
