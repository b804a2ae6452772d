// node e2e/find-missing-courses.ts: the job that finds out which courses are missing runs.
import { openingSearches, SearchPool } from '#server/automated-search/index.ts'
import { readSettings } from '#server/core/settings.ts'
import { findMissingCourses } from '#server/learning-routes/index.ts'
import { closeDatabases, joinPortal } from '#server/portal.ts'

const { E2E_DATABASE_URL, E2E_DATA_DIR } = process.env
const settings = readSettings({ DATABASE_URL: E2E_DATABASE_URL, DATA_DIR: E2E_DATA_DIR, LOG_LEVEL: 'silent' })
const { parts } = await joinPortal(settings)
const onProblem = (error: unknown) => {
  throw error
}
const pool = new SearchPool(parts.db.access, onProblem, openingSearches)
await findMissingCourses(parts, { pool, signal: new AbortController().signal, onProblem })
await pool.close()
await closeDatabases(parts)
