import type { csvTables, SalesRangeQuery } from '#contract/statistics.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { listSalesDays } from './sales-range.ts'
import { coursesAfter, materialsAfter } from './statistics.queries.ts'
import { usersAfter } from './users.queries.ts'

type Cell = string | number | Date
type Table = (typeof csvTables)[number]

/** Quotes a cell, with an apostrophe before anything that a spreadsheet would take for a formula. */
export function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : value
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

const atOnce = 1000
/** Returns the rows of a table after an id, none after the last. */
type Rows = (db: Db, after: number) => Promise<{ id: number; cells: Cell[] }[]>
interface Sheet {
  heads: string[]
  lines: AsyncIterable<Cell[][]>
}
/** What to export: the users that match a filter, or a range of days. */
type CsvQuery = SalesRangeQuery & { filter: string }

const sheets: Record<Table, (parts: Parts, query: CsvQuery) => Sheet> = {
  materials: ({ db }) => ({
    heads: ['Name', 'Courses Count', 'Users Count'],
    lines: batches(db, async (db, after) =>
      (await materialsAfter(db, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [row.name, row.coursesCount, row.usersCount],
      })),
    ),
  }),
  courses: ({ db }) => ({
    heads: ['Name', 'Update Date', 'Price', 'Students Count'],
    lines: batches(db, async (db, after) =>
      (await coursesAfter(db, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [row.name, row.updateDate, row.price, row.studentsCount],
      })),
    ),
  }),
  users: ({ db }, { filter }) => ({
    heads: ['Name', 'Email', 'Balance', 'Bought Courses', 'Completed Courses', 'Courses Completion %'],
    lines: batches(db, async (db, after) =>
      (await usersAfter(db, filter, after, atOnce)).map((row) => ({
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
    ),
  }),
  sales: (parts, range) => ({ heads: ['Date', 'Sold', 'Points', 'Completed'], lines: salesLines(parts, range) }),
}

/** Writes a whole table, a thousand rows at a time. The mark at the beginning makes spreadsheets read it as UTF-8. */
export async function* csvOf(parts: Parts, table: Table, query: CsvQuery): AsyncGenerator<string> {
  const { heads, lines } = sheets[table](parts, query)
  yield `\uFEFF${heads.map(cell).join(',')}\r\n`
  for await (const some of lines) yield some.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

async function* batches(db: Db, rows: Rows): AsyncGenerator<Cell[][]> {
  for (let after = 0; ; ) {
    const batch = await rows(db, after)
    const last = batch.at(-1)
    if (!last) return
    yield batch.map(({ cells }) => cells)
    after = last.id
  }
}

async function* salesLines(parts: Parts, range: SalesRangeQuery): AsyncGenerator<Cell[][]> {
  yield (await listSalesDays(parts, range)).map(({ date, sold, points, completed }) => [date, sold, points, completed])
}
