import type { AuditQuery, csvTables, SalesRangeQuery } from '#contract/statistics/statistics.ts'
import { actsAfter } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { type Cell, csvHead, csvLines } from '#server/core/csv.ts'
import type { Db } from '#server/core/database/db.ts'
import { listSalesDays } from './sales-range.ts'
import { coursesAfter, materialsAfter } from './statistics.queries.ts'
import { usersAfter } from './users.queries.ts'
import { csvHeads } from './words.ts'

type Table = (typeof csvTables)[number]

const atOnce = 1000
/** Returns the rows of a table after an id, none after the last. */
type Rows = (db: Db, after: number) => Promise<{ id: number; cells: Cell[] }[]>
type Lines = AsyncIterable<Cell[][]>

const sheets: Record<Table, (parts: Parts, query: AuditQuery) => Lines> = {
  materials: ({ db }) =>
    batches(db, async (db, after) =>
      (await materialsAfter(db, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [row.name, row.coursesCount, row.usersCount],
      })),
    ),
  courses: ({ db }) =>
    batches(db, async (db, after) =>
      (await coursesAfter(db, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [row.name, row.updateDate, row.price, row.studentsCount],
      })),
    ),
  users: ({ db }, { filter }) =>
    batches(db, async (db, after) =>
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
  audit: ({ db }, wanted) =>
    batches(db, async (db, after) =>
      (await actsAfter(db, wanted, after, atOnce)).map((row) => ({
        id: row.id,
        cells: [row.at, row.admin, row.act, row.user, row.details],
      })),
    ),
  sales: salesLines,
}

/** Writes a whole table, a thousand rows at a time. */
export async function* writeCsv(parts: Parts, table: Table, query: AuditQuery): AsyncGenerator<string> {
  yield csvHead(csvHeads[table])
  for await (const some of sheets[table](parts, query)) yield csvLines(some)
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
