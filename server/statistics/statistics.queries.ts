import type { PageQuery } from '#contract/core/http.ts'
import type { CourseStatistics, courseColumns, MaterialStatistics, materialColumns } from '#contract/statistics/statistics.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { mapPage, type Page, pageWindow } from '#server/core/http/paging.ts'

export interface Sorting<Column extends string> {
  orderBy?: Column | undefined
  isAscending?: boolean | undefined
}

export const directionSql = (isAscending: boolean) => (isAscending ? sql`asc` : sql`desc`)

/** The sources that each column is sorted by. The ids of a page are read from that index first, then everything else about them. */
export type Sources<Column extends string> = Record<Column, { from: Sql; value: Sql; id: Sql }>
export const pageSql = <Column extends string>(
  sources: Sources<Column>,
  column: Column,
  isAscending: boolean,
  query: PageQuery,
) => {
  const { from, value, id } = sources[column]
  return sql`(select ${id} as id, ${value} as sort from ${from} order by ${value} ${directionSql(isAscending)}, ${id} ${directionSql(isAscending)} ${pageWindow(query)})`
}

const counts = (column: Sql) => ({ from: sql`material_counts`, value: column, id: sql`material_id` })
const materials: Sources<(typeof materialColumns)[number]> = {
  name: { from: sql`materials`, value: sql`lower(name)`, id: sql`id` },
  coursesCount: counts(sql`courses`),
  usersCount: counts(sql`learners`),
}

export async function listMaterialStatistics(
  db: Db,
  query: PageQuery,
  { orderBy = 'name', isAscending = true }: Sorting<(typeof materialColumns)[number]>,
): Promise<Page<MaterialStatistics>> {
  const items = await db.many<MaterialStatistics>(sql`
    select m.id, m.name, c.courses as "coursesCount", c.learners as "usersCount",
           (select min(cm.course_id) from course_materials cm where cm.material_id = m.id) as "courseId"
      from ${pageSql(materials, orderBy, isAscending, query)} page join materials m on m.id = page.id join material_counts c on c.material_id = page.id
     order by page.sort ${directionSql(isAscending)}, page.id ${directionSql(isAscending)}`)
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

export async function listCourseStatistics(
  db: Db,
  query: PageQuery,
  { orderBy = 'name', isAscending = true }: Sorting<(typeof courseColumns)[number]>,
): Promise<Page<CourseStatistics>> {
  const rows = await db.many<Omit<CourseStatistics, 'updateDateUTC'> & { updateDate: Date }>(sql`
    select c.id, c.name, c.update_date as "updateDate", c.price, c.students_count as "studentsCount",
           json_build_object('name', u.name, 'handle', case when u.is_creator then u.handle end) as author
      from ${pageSql(courses, orderBy, isAscending, query)} page join courses c on c.id = page.id join users u on u.id = c.author_id
     order by page.sort ${directionSql(isAscending)}, page.id ${directionSql(isAscending)}`)
  const { totalCount } = await db.one<{ totalCount: number }>(sql`select courses as "totalCount" from catalogue_size`)
  return mapPage({ items: rows, totalCount }, ({ updateDate, ...row }) => ({ ...row, updateDateUTC: updateDate.toISOString() }))
}

/** Returns the next rows of a table by id, for a CSV. */
export const following = <Row>(db: Db, columns: Sql, from: Sql, id: Sql, after: number, count: number) =>
  db.many<Row & { id: number }>(
    sql`select ${id} as id, ${columns} from ${from} and ${id} > ${after} order by ${id} limit ${count}`,
  )

export const materialsAfter = (db: Db, after: number, count: number) =>
  following<Pick<MaterialStatistics, 'name' | 'coursesCount' | 'usersCount'>>(
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
