import { CourseOrder } from '#contract/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { anyNumber, type Ordering, orderOf } from './catalogue.queries.ts'
import { anywhere, canMean, gapsOf, typoCandidate } from './search-words.ts'

/** How often the words stand together in the sampled courses, and how many courses there are at all. */
export interface Rarity {
  words: string[]
  courses: number
  sampled: number
  inText: number
  inName: number
}

export interface Window {
  limit: number
  offset: number
}

/** The words without case and accents, and a guess at how common they are. */
export async function lookUp(db: Db, words: string[]): Promise<Rarity> {
  const { folded } = await db.one<{ folded: string[] }>(
    sql`select array(select fold(word) from unnest(${words}::text[]) with ordinality w (word, n) order by n) as folded`,
  )
  const counts = await db.one<Omit<Rarity, 'words'>>(sql`
    select (select courses from catalogue_size) as courses, (select sampled from catalogue_bookmarks_state) as sampled,
           count(*)::int as "inText", count(*) filter (where ${holds(sql`name_folded`, folded)})::int as "inName"
      from catalogue_sample where ${holds(sql`search_text`, folded)}`)
  return { words: folded, ...counts }
}

/** Words of the catalogue that differ from a searched one by a single typing error, for each searched word. */
export async function findVariants(db: Db, words: string[]): Promise<string[][]> {
  const candidates = words.map(typoCandidate)
  const gapped = candidates.flatMap((word) => (word === undefined ? [] : gapsOf(word)))
  if (gapped.length === 0) return words.map(() => [])
  const near = await db.many<{ word: string }>(sql`select distinct word from search_gaps where gapped = any(${gapped}::text[])`)
  return candidates.map((typed, place) =>
    typed === undefined
      ? []
      : near
          .map(({ word }) => word)
          // What holds the searched word is found without a typing error.
          .filter((word) => canMean(typed, word) && !word.includes(words[place] ?? ''))
          .slice(0, mostVariants),
  )
}

const mostVariants = 20

/** In how many of the sampled courses the words stand only with a typing error. */
export const countNear = (db: Db, words: string[], variants: string[][]) =>
  db
    .one<{ near: number }>(sql`select count(*)::int as near from catalogue_sample s where ${isNear(words, variants)}`)
    .then((row) => row.near)

/**
 * Every match is found and counted: for words that few courses hold. Best matches first: the whole text in the name, all words in
 * the name, the rest, and last those that only match with a typing error.
 */
export async function findAll(db: Db, words: string[], variants: string[][], ordering: Ordering, window: Window) {
  const phrase = anywhere(words.join(' '))
  const inText = holds(sql`s.search_text`, words)
  // Reading every text for the words is most of the work, so it is done once where the condition says it already.
  const [found, rest] = hasVariants(variants)
    ? [holdsAny(words, variants), sql`case when ${inText} then 2 else 3 end`]
    : [inText, sql`2`]
  // Other orders than that of the best match only put those with a typing error last.
  const byId = ordering.orderBy === CourseOrder.Id
  const tier = byId
    ? sql`case when s.name_folded like ${phrase} then 0 when ${holds(sql`s.name_folded`, words)} then 1 else ${rest} end`
    : rest
  // An id is known without reading the course.
  const courses = byId ? sql`hits c` : sql`hits join courses c using (id)`
  const rows = await db.many<{ id: number; total: number }>(sql`
    with hits (id, tier) as materialized (select s.course_id, ${tier} from course_search s where ${found})
    select c.id, (select count(*)::int from hits) as total from ${courses}
     order by tier, ${orderOf(ordering)} limit ${anyNumber(window.limit)} offset ${anyNumber(window.offset)}`)
  const total = rows[0]?.total ?? (await countAll(db, found))
  return { ids: rows.map((row) => row.id), total }
}

const countAll = (db: Db, found: Sql) =>
  db.one<{ total: number }>(sql`select count(*)::int as total from course_search s where ${found}`).then((row) => row.total)

export const hasVariants = (variants: string[][]) => variants.some((list) => list.length > 0)

/** Courses that hold the words, read in order until the page is full: for words that many courses hold. */
export function findFirst(
  db: Db,
  words: string[],
  where: 'name' | 'text' | 'text but not name',
  ordering: Ordering,
  window: Window,
) {
  const inName = holds(sql`s.name_folded`, words)
  const inText = holds(sql`s.search_text`, words)
  const condition = { name: inName, text: inText, 'text but not name': sql`${inText} and not (${inName})` }[where]
  return readInOrder(db, condition, ordering, window)
}

/** The same for courses that hold the words only with a typing error. */
export const findFirstNear = (db: Db, words: string[], variants: string[][], ordering: Ordering, window: Window) =>
  readInOrder(db, isNear(words, variants), ordering, window)

/**
 * Undefined when the page is not full after many courses; then the guess that the words are common was wrong, at least for this end of the
 * catalogue.
 */
async function readInOrder(db: Db, condition: Sql, ordering: Ordering, window: Window): Promise<number[] | undefined> {
  const rows = await db.many<{ id: number }>(sql`
    select c.id
      from (select * from courses c where c.archived_at is null order by ${orderOf(ordering)} limit ${mostRead}) c
      join course_search s on s.course_id = c.id
     where ${condition}
     order by ${orderOf(ordering)} limit ${window.limit} offset ${window.offset}`)
  return rows.length === window.limit ? rows.map((row) => row.id) : undefined
}

const mostRead = 20_000

/** All courses with the words in their name: for words that are common in texts but rare in names. */
export async function findInNames(db: Db, words: string[], ordering: Ordering): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    with hits as materialized (select s.course_id from course_search s where ${holds(sql`s.name_folded`, words)})
    select c.id from hits join courses c on c.id = hits.course_id order by ${orderOf(ordering)}`)
  return rows.map((row) => row.id)
}

/**
 * The patterns stand in subqueries, because then PostgreSQL keeps one plan for all words; planning for each takes longer than finding it.
 * Words without three letters in a row cannot be looked up in the index, and PostgreSQL must see that. All words are written alike: each
 * mixture of the two would be a statement of its own, which connections keep for ever.
 */
function holds(column: Sql, words: string[]): Sql {
  const inIndex = words.every((word) => /[a-z0-9]{3}/.test(word))
  return joined(
    words.map((word) => sql`${column} like ${inIndex ? sql`(select ${anywhere(word)}::text)` : sql`${anywhere(word)}`}`),
    sql` and `,
  )
}

/** Each word as it was typed, or as one of its variants. */
const holdsAny = (words: string[], variants: string[][]) =>
  joined(
    words.map((word, place) => sql`s.search_text like any(${[word, ...(variants[place] ?? [])].map(anywhere)}::text[])`),
    sql` and `,
  )

/** Only with a typing error. Of a single word that means as one of its variants, which is less to look for. */
const isNear = (words: string[], variants: string[][]) =>
  sql`${words.length === 1 ? sql`s.search_text like any(${variants.flat().map(anywhere)}::text[])` : holdsAny(words, variants)}
      and not (${holds(sql`s.search_text`, words)})`

const joined = (parts: Sql[], by: Sql) => parts.reduce((whole, part) => sql`${whole}${by}${part}`)
