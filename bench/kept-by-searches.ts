import { CourseOrder } from '#contract/courses/courses.ts'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { searchCourses } from '#server/courses/search/search.ts'
import { commonTypingErrors, commonWords, rareWords } from './fill.ts'

export interface Kept {
  statements: number
  /** Of the backend, before the searches and after them. */
  memoryMb: [number, number]
}

/** Runs searches of all shapes on a new connection, and returns what it keeps afterwards. */
export async function keptBySearches(url: string): Promise<Kept> {
  const database = openDatabase(url, { connections: 1 })
  const [common = '', rare = '', error = ''] = [commonWords[0], rareWords[0], commonTypingErrors[0]]
  const words = [common, rare, error, 'c++', 'go', 'person', '1', 'a', '%', 'everyone']
  const filters = ['', ...words, ...words.map((_, index) => words.slice(0, index + 1).join(' '))]
  try {
    return await database.tx(async (db) => {
      const memory = () =>
        db
          .one<{ mb: number }>(sql`select sum(total_bytes)::float8 / 1e6 as mb from pg_backend_memory_contexts`)
          .then(({ mb }) => mb)
      const before = await memory()
      for (const filter of filters)
        for (const orderBy of Object.values(CourseOrder))
          for (const isAscending of [true, false])
            for (const viewerId of [undefined, 1])
              for (const pageNumber of [1, 3, 90])
                await searchCourses(db, { pageNumber, pageSize: 4, orderBy, isAscending, filter }, viewerId)
      const { statements } = await db.one<{ statements: number }>(
        sql`select count(*)::int as statements from pg_prepared_statements`,
      )
      return { statements, memoryMb: [before, await memory()] }
    })
  } finally {
    await database.close()
  }
}
