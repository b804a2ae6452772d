import { CourseOrder, type FilteredCourses } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { type CardRow, cardColumns, toCard } from './cards.queries.ts'
import { anyNumber, orderBySql } from './catalogue.queries.ts'
import type { Fitting } from './facets.queries.ts'
import type { Reading, Word } from './search-words.ts'

/** Words that so many of the 1,000 sampled courses hold are common. */
export const commonHits = 5
/** So many courses are read at most, through an index or by the facets. */
export const mostFound = 10_000
/** So few courses that fit the facets are sorted all. */
const fewFitting = 300
/** Nobody has this id. With it, the statements for guests are the same as for everybody else. */
const guest = 0

export interface Search {
  query: FilteredCourses
  limit: number
  offset: number
  viewerId: number | undefined
  /** The courses that fit the chosen facets. */
  fitting?: Fitting | undefined
}

export interface LookedUp {
  words: Word[]
  /** Whether an index finds courses that hold all words. */
  isIndexed: boolean
  courses: number
  sampled: number
  /** How many of the sampled courses hold all words anywhere. */
  held: number
  /** How many of those fit the facets, and hold all words in the name, in the skills, in the short description, and anywhere. */
  hits: number[]
  /** How many courses fit the facets; null when nothing is chosen. */
  fits: number | null
}

const isCommon = sql`exists (select from catalogue_sample where holds(search_text, patterns) offset ${commonHits} - 1)`

/**
 * Whether an index finds all patterns without checking too many courses in vain. It looks for each three letters of a word on their own:
 * where most courses hold "for" and "ort", it checks them all to find "fort". The sample says how many. False without three letters or
 * digits in a row, of an alphabet that the index knows.
 */
const isIndexed = sql`(
  select pieces is not null
     and (${isCommon}
          or (select count(*) from catalogue_sample where holds(search_text, pieces) and not holds(search_text, patterns))
             * (select courses::float8 / greatest(sampled, 1) from catalogue_bookmarks_state) <= 50000)
    from (select array_agg('%' || substr(letters, place, 3) || '%') as pieces
            from unnest(patterns) pattern, substring(pattern from '[[:alnum:]]{3,}') letters,
                 generate_series(1, least(char_length(letters) - 2, 10 / cardinality(patterns))) place
           where show_trgm(letters) <> '{}') p)`

/** Folds the words, finds words of the catalogue that look like them, and counts the sampled courses that hold all of them. */
export const lookUp = (db: Db, words: string[], fitting?: Fitting) =>
  db.one<LookedUp>(sql`
    with ${fitting ? sql`${fitting.steps},` : sql``} word as materialized (
      select n, word, search_pattern(word) as pattern, substring(word from '^[^[:alnum:]]*([[:alnum:]]{4,40})[^[:alnum:]]*$') as letters
        from unnest((select ${words}::text[])) with ordinality typed (typed, n), lateral (select fold(typed) as word offset 0) folded),
    typed as materialized (select array_agg(pattern order by n) as patterns from word)
    select (select json_agg(json_build_object(
              'pattern', pattern, 'letters', letters,
              'near', array(select distinct g.word from search_gaps g where g.gapped in (select gaps(letters)) and strpos(g.word, word.word) = 0))
              order by n) from word) as words,
           (select ${isIndexed} from typed) as "isIndexed",
           (select courses from catalogue_size) as courses, ${fitting?.count ?? sql`null::int`} as fits,
           (select sampled from catalogue_bookmarks_state) as sampled,
           sample.*
      from (select count(*)::int as held,
                   array[count(*) filter (where fits and holds(name_folded, patterns)), count(*) filter (where fits and holds(skills_folded, patterns)),
                         count(*) filter (where fits and holds(short_folded, patterns)), count(*) filter (where fits)]::int[] as hits
              from typed, catalogue_sample, lateral (select ${fitting?.includes(sql`catalogue_sample.course_id`) ?? sql`true`} as fits) f
             where holds(search_text, patterns)) sample`)

/**
 * Finds all courses that hold the words as typed and, where they are fewer than a page, those that match another reading. An index finds
 * them. What no index has, and other readings that are common, are only looked for in the first courses of the order.
 */
export const findAll = (db: Db, search: Search, readings: Reading[], isTypedIndexed: boolean) =>
  readPage(db, search, foundSteps(search, readings, isTypedIndexed))

export function foundSteps(search: Search, readings: Reading[], isTypedIndexed: boolean): Sql {
  // Other readings only have to fill the page.
  const firstCourses = sql`(select case when by_index then 2000 else 5000 end from reading where kind = 0)`
  const matches = sql`
    select course_id as id, kind * 4 + ${cursorSql(search)} as rank,
           case when by_index then n = ${mostFound} else (select courses from catalogue_size) > ${firstCourses} end as is_part
      from reading, lateral (
        (select *, row_number() over () as n from course_search where by_index and holds(search_text, patterns) limit ${mostFound})
        union all
        (select *, 0 from first_courses where not by_index and holds(search_text, patterns))) s`
  return sql`
    reading as materialized (
      select kind, patterns, case kind when 0 then ${isTypedIndexed}::boolean else ${isIndexed} and not ${isCommon} end as by_index
        from json_to_recordset((select ${JSON.stringify(readings)}::json)) r (kind int, patterns text[])),
    first_courses as materialized (select s.* from ${textsInOrder(search, firstCourses)}),
    typed as materialized (${matches} where kind = 0),
    others as (${matches} where kind > 0 and (select count(*) from typed) < ${anyNumber(search.query.pageSize)}),
    found as materialized (table typed union all table others)`
}

/** Finds all courses that hold the words among those that fit the facets. */
export const findAmongFitting = (db: Db, search: Search & { fitting: Fitting }, { patterns }: Reading) =>
  readPage(
    db,
    search,
    sql`
      typed as materialized (select ${patterns}::text[] as patterns),
      found as (
        select id, ${cursorSql(search)} as rank, false as is_part from typed, ${search.fitting.ids} f,
               lateral (select * from course_search where course_id = id offset 0) s
         where holds(search_text, patterns))`,
  )

/**
 * Without words: all courses that fit, if they are few; otherwise courses are read in order until the page is full. Courses of other fields
 * are left out by the index of the order. The others are tested one by one, which takes a look-up each; or, if those that fit are fewer than
 * the look-ups, those are put into a table of hashes first.
 */
export function findFitting(db: Db, search: Search & { fitting: Fitting }, [lowest, highest]: [number, number]) {
  const { query, offset, limit, fitting } = search
  const last = sql`${anyNumber(offset + limit)}`
  const isFew = sql`(select count <= ${fewFitting} or count::float8 * count * 30 < ${last} * courses from fitting_count, catalogue_size)`
  // A field has an eighth of the courses or so.
  const isHashed = sql`
    (select count <= ${mostFound} and count::float8 * count < ${last} * courses::float8 * case when has_field then 0.2 else 1.5 end
       from fitting_count, catalogue_size, choice)`
  const fits = sql`case when ${isHashed} then c.id in (select id from ${fitting.ids} f) else ${fitting.includes(sql`c.id`)} end`
  const inFields = sql`((select not has_field from choice) or c.field_id = any((select fields from choice)::int[]))`
  // Ordered by price, the chosen prices are in one place of the index.
  const priced =
    query.orderBy === CourseOrder.Price ? sql`c.price between ${anyNumber(lowest)} and ${anyNumber(highest)}` : sql`true`
  return readPage(
    db,
    search,
    sql`
      in_order as (
        select c.id from courses c where archived_at is null and ${inFields} and ${fits} and ${priced} and not ${isFew}
         order by ${orderBySql(query)} limit ${last}),
      found as (
        select id, 0 as rank, false as is_part
          from (select id from ${fitting.ids} few where ${isFew} union all select id from in_order) f)`,
    fitting.count,
  )
}

/**
 * Reads courses in order until the page is full, for words that are common in this place. Courses that hold them in a better place are few
 * and come first; the index finds them. The page is not full when the words are rarer at this end of the catalogue.
 */
export function findInOrder(db: Db, search: Search, { patterns }: Reading, { place, rows }: { place: number; rows: number }) {
  const steps = sql`
    typed as materialized (select ${patterns}::text[] as patterns, ${place}::int as place),
    better as (
      select course_id as id, 0 as rank from typed, course_search where place > 0 and holds(name_folded, patterns)
      union all select course_id, 1 from typed, course_search where place > 1 and holds(skills_folded, patterns)
      union all select course_id, 2 from typed, course_search where place > 2 and holds(short_folded, patterns)),
    in_order as (
      select course_id, ${cursorSql(search)} from typed, ${textsInOrder(search, anyNumber(Math.round(1000 + 4 * rows)))}
       where holds(search_text, patterns) and ${cursorSql(search)} <= place
       order by ${orderBySql(search.query)} limit ${anyNumber(search.offset + search.limit)}),
    found as (select *, true as is_part from (table better union all table in_order) f)`
  return readPage(db, search, steps)
}

/** Reads the page with its cards from the last step, `found`. A course that was found twice counts once, with its better rank. */
async function readPage(
  db: Db,
  { query, limit, offset, viewerId, fitting }: Search,
  steps: Sql,
  total = sql`(select count(*)::int from ranked)`,
) {
  const rows = await db.many<CardRow & { total: number; isPart: boolean }>(sql`
    with ${fitting ? sql`${fitting.steps},` : sql``} ${steps},
    ranked as materialized (select id, min(rank) as rank from found where ${fitting?.includes(sql`id`) ?? sql`true`} group by id),
    page as (
      select ranked.* from ranked, ${joinCourse(sql`ranked.id`)}
       order by rank, ${orderBySql(query)} limit ${anyNumber(limit)} offset ${anyNumber(offset)})
    select ${total} as total, exists (select from found where is_part) as "isPart", ${cardColumns(viewerId ?? guest)}
      from (select) one_row left join (page cross join ${joinCourse(sql`page.id`)}) on true order by rank, ${orderBySql(query)}`)
  const [first] = rows
  return { items: rows.filter((row) => row.id !== null).map(toCard), total: first?.total ?? 0, isPart: first?.isPart ?? false }
}

/** The best place in which a course holds the words, if it does. Only the order by id looks at places. */
const cursorSql = ({ query }: Search) =>
  query.orderBy === CourseOrder.Id
    ? sql`case when holds(name_folded, patterns) then 0 when holds(skills_folded, patterns) then 1 when holds(short_folded, patterns) then 2 else 3 end`
    : sql`0`

/** The texts of the first courses, if they fit the facets. `offset 0` keeps the planner from looking for the words in an index first. */
const textsInOrder = ({ query, fitting }: Search, most: Sql) => sql`
  (select * from (select * from courses c where archived_at is null order by ${orderBySql(query)} limit ${most}) c
    where ${fitting?.includes(sql`c.id`) ?? sql`true`}) c,
  lateral (select * from course_search where course_id = c.id offset 0) s`

/** Looked up one by one: the planner expects more of them than there are, and would read the whole table. */
const joinCourse = (id: Sql) => sql`lateral (select * from courses where id = ${id} offset 0) c`
