import type { AuditQuery, csvTables, SalesRangeQuery } from '#contract/statistics/statistics.ts'
import { actsAfter } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { type Cell, csvHead, csvLines } from '#server/core/csv.ts'
import type { Db } from '#server/core/database/db.ts'
import { listSalesDays } from './sales-range.ts'
import { coursesAfter, materialsAfter } from './statistics.queries.ts'
import { usersAfter } from './users.queries.ts'

type Table = (typeof csvTables)[number]

const atOnce = 1000
/** Returns the rows of a table after an id, none after the last. */
type Rows = (db: Db, after: number) => Promise<{ id: number; cells: Cell[] }[]>
interface Sheet {
  heads: string[]
  lines: AsyncIterable<Cell[][]>
}

const sheets: Record<Table, (parts: Parts, query: AuditQuery) => Sheet> = {
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
  audit: ({ db }, wanted) => ({
    heads: ['Date', 'Admin', 'Act', 'User', 'Details'],
    lines: batches(db, async (db, after) =>
      (await actsAfter(db, wanted, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [row.at, row.admin, row.act, row.user, row.details],
      })),
    ),
  }),
  sales: (parts, range) => ({ heads: ['Date', 'Sold', 'Points', 'Completed'], lines: salesLines(parts, range) }),
}

/** Writes a whole table, a thousand rows at a time. */
export async function* writeCsv(parts: Parts, table: Table, query: AuditQuery): AsyncGenerator<string> {
  const { heads, lines } = sheets[table](parts, query)
  yield csvHead(heads)
  for await (const some of lines) yield csvLines(some)
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
