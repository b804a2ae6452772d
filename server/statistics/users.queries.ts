import type { PageQuery } from '#contract/core/http.ts'
import type { UserStatistics, userColumns } from '#contract/statistics/statistics.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { escapeLike } from '#server/core/database/like.ts'
import { type Page, pageWindow } from '#server/core/http/paging.ts'
import { directionSql, following, pageSql, type Sorting, type Sources } from './statistics.queries.ts'

type Column = (typeof userColumns)[number]

/** A limit, because each number of words needs another statement. */
const mostWords = 4

const bought = (column: Sql) => ({ from: sql`user_counts`, value: column, id: sql`user_id` })
const users: Sources<Column> = {
  name: { from: sql`users`, value: sql`lower(name)`, id: sql`id` },
  email: { from: sql`users`, value: sql`lower(email)`, id: sql`id` },
  balance: { from: sql`point_accounts where user_id is not null`, value: sql`balance`, id: sql`user_id` },
  boughtCoursesCount: bought(sql`bought`),
  completedCoursesCount: bought(sql`completed`),
  completedCoursesPercentage: bought(sql`percentage`),
}
const userRow = sql`
  u.id, u.name, u.email, a.balance, c.bought as "boughtCoursesCount", c.completed as "completedCoursesCount",
  c.percentage as "completedCoursesPercentage", u.is_admin as "isAdmin", u.is_creator as "isCreator",
  case when u.is_creator then u.handle end as handle`
const itsCounts = sql`join point_accounts a on a.user_id = u.id join user_counts c on c.user_id = u.id`

interface Wanted extends Sorting<Column> {
  /** Words of the name or email; empty for everybody. */
  filter: string
}

export async function listUsers(db: Db, query: PageQuery, wanted: Wanted): Promise<Page<UserStatistics> & { average: number }> {
  const { everybody, average } = await db.one<{ everybody: number; average: number }>(sql`
    select sum(users)::int as everybody, coalesce(round(sum(percentages)::numeric / nullif(sum(customers), 0)), 0)::int as average from sales_counts`)
  const { orderBy = 'name', isAscending = true, filter } = wanted
  if (filter !== '') return { ...(await findUsers(db, query, { orderBy, isAscending, filter })), average }
  const items = await db.many<UserStatistics>(sql`
    select ${userRow} from ${pageSql(users, orderBy, isAscending, query)} page join users u on u.id = page.id ${itsCounts}
     order by page.sort ${directionSql(isAscending)}, page.id ${directionSql(isAscending)}`)
  return { items, totalCount: everybody, average }
}

/**
 * Finds all matching users first and then sorts them. The planner would rather walk through the order and check each user,
 * which takes long when the matches come late, such as names that begin with Z.
 */
async function findUsers(db: Db, query: PageQuery, wanted: Required<Wanted>): Promise<Page<UserStatistics>> {
  const patterns = await searchPatterns(db, wanted.filter)
  if (patterns.length === 0) return { items: [], totalCount: 0 }
  const { from, value, id } = users[wanted.orderBy]
  const order = directionSql(wanted.isAscending)
  const items = await db.many<UserStatistics>(sql`
    with found as materialized (select s.user_id from user_search s where ${holds(patterns)}),
    page as (
      select t.id, t.sort from found join (select ${id} as id, ${value} as sort from ${from}) t on t.id = found.user_id
       order by t.sort ${order}, t.id ${order} ${pageWindow(query)})
    select ${userRow} from page join users u on u.id = page.id ${itsCounts} order by page.sort ${order}, page.id ${order}`)
  const { totalCount } = await db.one<{ totalCount: number }>(
    sql`select count(*)::int as "totalCount" from user_search s where ${holds(patterns)}`,
  )
  return { items, totalCount }
}

/** Returns the next users by id who match the filter, or all users without one. */
export async function usersAfter(db: Db, filter: string, after: number, count: number): Promise<UserStatistics[]> {
  const patterns = await searchPatterns(db, filter)
  if (filter !== '' && patterns.length === 0) return []
  const from = sql`users u join user_search s on s.user_id = u.id ${itsCounts} where ${holds(patterns)}`
  return following<UserStatistics>(db, userRow, from, sql`u.id`, after, count)
}

/**
 * Patterns for LIKE: every word must be somewhere in the name or email. The index has three letters in a row and the beginnings of words,
 * so shorter words match only there. Folded once, not for each user.
 */
async function searchPatterns(db: Db, filter: string): Promise<string[]> {
  const words = filter.split(/\s+/u).slice(0, mostWords)
  const texts = words.flatMap((word) => {
    if (/[\p{L}\p{N}]{3}/u.test(word)) return escapeLike(word)
    const [start] = /[\p{L}\p{N}]+/u.exec(word) ?? []
    return start ? ` ${start}` : []
  })
  const rows = await db.many<{ text: string }>(sql`select fold(text) as text from unnest(${texts}::text[]) text`)
  return rows.map(({ text }) => `%${text}%`)
}

const holds = (patterns: string[]): Sql =>
  patterns.reduce((all, pattern) => sql`${all} and s.search_text like ${pattern}`, sql`true`)
