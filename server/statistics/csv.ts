import type { csvTables } from '#contract/statistics.ts'
import type { Db } from '#server/core/db.ts'
import { coursesAfter, materialsAfter, usersAfter } from './statistics.queries.ts'

type Cell = string | number | Date
type Table = (typeof csvTables)[number]

/** A program that opens the file must take no name for a formula; in quotes, and with an apostrophe before what could begin one. */
export function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : value
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

const atOnce = 1000
const tables: Record<Table, { heads: string[]; rows: (db: Db, after: number) => Promise<{ id: number; cells: Cell[] }[]> }> = {
  materials: {
    heads: ['Name', 'Courses Count', 'Users Count'],
    rows: async (db, after) =>
      (await materialsAfter(db, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [row.name, row.coursesCount, row.usersCount],
      })),
  },
  courses: {
    heads: ['Name', 'Update Date', 'Price', 'Students Count'],
    rows: async (db, after) =>
      (await coursesAfter(db, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [row.name, row.updateDate, row.price, row.studentsCount],
      })),
  },
  users: {
    heads: ['Name', 'Email', 'Balance', 'Bought Courses', 'Completed Courses', 'Courses Completion %'],
    rows: async (db, after) =>
      (await usersAfter(db, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [
          row.name,
          row.email,
          row.balance,
          row.boughtCoursesCount,
          row.completedCoursesCount,
          row.completedCoursesPercentage,
        ],
      })),
  },
}

/** A whole table, a thousand rows at a time. The mark at the beginning tells spreadsheets that it is UTF-8. */
export async function* csvOf(db: Db, table: Table): AsyncGenerator<string> {
  const { heads, rows } = tables[table]
  yield `\uFEFF${heads.map(cell).join(',')}\r\n`
  for (let after = 0; ; ) {
    const batch = await rows(db, after)
    const last = batch.at(-1)
    if (!last) return
    yield batch.map(({ cells }) => `${cells.map(cell).join(',')}\r\n`).join('')
    after = last.id
  }
}
