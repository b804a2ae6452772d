import type { PageQuery } from '#contract/http.ts'
import type {
  CourseStatistics,
  courseColumns,
  MaterialStatistics,
  materialColumns,
  SalesDay,
  SalesStatistics,
  UserStatistics,
  userColumns,
} from '#contract/statistics.ts'
import { type Db, type Sql, sql } from '#server/core/db.ts'
import { offsetOf, type Page } from '#server/core/pages.ts'

interface Sorting<Column extends string> {
  orderBy?: Column | undefined
  isAscending?: boolean | undefined
}

const way = (isAscending: boolean) => (isAscending ? sql`asc` : sql`desc`)
const window = (query: PageQuery) => sql`limit ${query.pageSize} offset ${offsetOf(query)}`

/** The ids of one page, read from the index of the column, and only then everything else about them. */
type Sources<Column extends string> = Record<Column, { from: Sql; value: Sql; id: Sql }>
const pageOf = <Column extends string>(sources: Sources<Column>, column: Column, isAscending: boolean, query: PageQuery) => {
  const { from, value, id } = sources[column]
  return sql`(select ${id} as id, ${value} as sort from ${from} order by ${value} ${way(isAscending)}, ${id} ${way(isAscending)} ${window(query)})`
}

const counts = (column: Sql) => ({ from: sql`material_counts`, value: column, id: sql`material_id` })
const materials: Sources<(typeof materialColumns)[number]> = {
  name: { from: sql`materials`, value: sql`lower(name)`, id: sql`id` },
  coursesCount: counts(sql`courses`),
  usersCount: counts(sql`learners`),
}

export async function listMaterials(
  db: Db,
  query: PageQuery,
  { orderBy = 'name', isAscending = true }: Sorting<(typeof materialColumns)[number]>,
): Promise<Page<MaterialStatistics>> {
  const items = await db.many<MaterialStatistics>(sql`
    select m.name, c.courses as "coursesCount", c.learners as "usersCount"
      from ${pageOf(materials, orderBy, isAscending, query)} page join materials m on m.id = page.id join material_counts c on c.material_id = page.id
     order by page.sort ${way(isAscending)}, page.id ${way(isAscending)}`)
  const { totalCount } = await db.one<{ totalCount: number }>(sql`select sum(materials)::int as "totalCount" from sales_counts`)
  return { items, totalCount }
}

const catalogue = (value: Sql) => ({ from: sql`courses where archived_at is null`, value, id: sql`id` })
const courses: Sources<(typeof courseColumns)[number]> = {
  name: catalogue(sql`lower(name)`),
  updateDate: catalogue(sql`update_date`),
  price: catalogue(sql`price`),
  studentsCount: catalogue(sql`students_count`),
}

export async function listCourses(
  db: Db,
  query: PageQuery,
  { orderBy = 'name', isAscending = true }: Sorting<(typeof courseColumns)[number]>,
): Promise<Page<CourseStatistics>> {
  const rows = await db.many<Omit<CourseStatistics, 'updateDateUTC'> & { updateDate: Date }>(sql`
    select c.name, c.update_date as "updateDate", c.price, c.students_count as "studentsCount"
      from ${pageOf(courses, orderBy, isAscending, query)} page join courses c on c.id = page.id
     order by page.sort ${way(isAscending)}, page.id ${way(isAscending)}`)
  const { totalCount } = await db.one<{ totalCount: number }>(sql`select courses as "totalCount" from catalogue_size`)
  return { items: rows.map(({ updateDate, ...row }) => ({ ...row, updateDateUTC: updateDate.toISOString() })), totalCount }
}

const bought = (column: Sql) => ({ from: sql`user_counts`, value: column, id: sql`user_id` })
const users: Sources<(typeof userColumns)[number]> = {
  name: { from: sql`users`, value: sql`lower(name)`, id: sql`id` },
  email: { from: sql`users`, value: sql`lower(email)`, id: sql`id` },
  balance: { from: sql`point_accounts where user_id is not null`, value: sql`balance`, id: sql`user_id` },
  boughtCoursesCount: bought(sql`bought`),
  completedCoursesCount: bought(sql`completed`),
  completedCoursesPercentage: bought(sql`percentage`),
}

const userRow = sql`
  u.id, u.name, u.email, a.balance, c.bought as "boughtCoursesCount", c.completed as "completedCoursesCount",
  c.percentage as "completedCoursesPercentage", u.is_admin as "isAdmin", u.is_creator as "isCreator"`
const itsCounts = sql`join point_accounts a on a.user_id = u.id join user_counts c on c.user_id = u.id`

export async function listUsers(
  db: Db,
  query: PageQuery,
  { orderBy = 'name', isAscending = true }: Sorting<(typeof userColumns)[number]>,
): Promise<Page<UserStatistics> & { average: number }> {
  const items = await db.many<UserStatistics>(sql`
    select ${userRow} from ${pageOf(users, orderBy, isAscending, query)} page join users u on u.id = page.id ${itsCounts}
     order by page.sort ${way(isAscending)}, page.id ${way(isAscending)}`)
  const sums = await db.one<{ totalCount: number; average: number }>(sql`
    select sum(users)::int as "totalCount", coalesce(round(sum(percentages)::numeric / nullif(sum(customers), 0)), 0)::int as average from sales_counts`)
  return { items, ...sums }
}

export const getSales = (db: Db) =>
  db.one<SalesStatistics>(sql`
    select sum(sold)::int as "saledCoursesCount", sum(customers)::int as "customersCount", sum(completed)::int as "completedCoursesCount",
           coalesce(round(100.0 * sum(completed) / nullif(sum(sold), 0)), 0)::int as "completedCoursesPercentage" from sales_counts`)

export const listSalesDays = (db: Db, since: Date) =>
  db.many<SalesDay>(sql`
    select day as date, sum(sold)::int as sold, sum(points)::int as points, sum(completed)::int as completed from sales_days
     where day >= (${since}::timestamptz at time zone 'UTC')::date group by day order by day`)

/** The next rows of a whole table, by id: what a CSV is made of. */
const following = <Row>(db: Db, columns: Sql, from: Sql, id: Sql, after: number, count: number) =>
  db.many<Row & { id: number }>(
    sql`select ${id} as id, ${columns} from ${from} and ${id} > ${after} order by ${id} limit ${count}`,
  )

export const materialsAfter = (db: Db, after: number, count: number) =>
  following<MaterialStatistics>(
    db,
    sql`m.name, c.courses as "coursesCount", c.learners as "usersCount"`,
    sql`materials m join material_counts c on c.material_id = m.id where true`,
    sql`m.id`,
    after,
    count,
  )

export const coursesAfter = (db: Db, after: number, count: number) =>
  following<{ name: string; updateDate: Date; price: number; studentsCount: number }>(
    db,
    sql`c.name, c.update_date as "updateDate", c.price, c.students_count as "studentsCount"`,
    sql`courses c where c.archived_at is null`,
    sql`c.id`,
    after,
    count,
  )

export const usersAfter = (db: Db, after: number, count: number) =>
  following<UserStatistics>(db, userRow, sql`users u ${itsCounts} where true`, sql`u.id`, after, count)
