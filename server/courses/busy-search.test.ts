import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { spareCores } from '#server/core/costly-work/gates.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'

const t = await startTestApp({ DATABASE_CONNECTIONS: '10' })
const author = await buildUser(t, { isCreator: true })
for (let number = 0; number < 3; number++) await buildCourse(t, author)

/** As many searches as may run at once. */
const atOnce = Math.max(2, spareCores)
const search = (filter: string) => t.as().get(`/api/courses/filtered/1/4/0/true/${filter}`)
const firstPage = () => t.as().get('/api/courses?pageNumber=1&pageSize=4')
/** Searches that have a connection and wait for the table that a test has locked. */
const searching = async () => {
  const { count } = await t.db.one<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return count
}
/** Runs `work` while no search can end. */
const whileLocked = <T>(work: () => Promise<T>): Promise<T> =>
  t.db.tx(async (db) => {
    await db.run(sql`lock table course_search in access exclusive mode`)
    return work()
  })

test('slow searches leave connections for everybody else', async () => {
  const searches = await whileLocked(async () => {
    const searches = Array.from({ length: 40 }, (_, number) => search(`course%20${number}`))
    await until(async () => (await searching()) === atOnce)
    const first = await Promise.race([firstPage(), sleep(5000)])
    assert.equal(first?.statusCode, 200)
    return searches
  })
  for (const response of await Promise.all(searches)) assert.equal(response.statusCode, 200)
})

test('when searches do not end, some wait and the rest are refused', async () => {
  const searches = await whileLocked(async () => {
    const searches = Array.from({ length: 230 }, (_, number) => search(`course%20${number}`))
    assert.equal((await Promise.race(searches)).statusCode, 429)
    return searches
  })
  const statuses = (await Promise.all(searches)).map(({ statusCode }) => statusCode)
  assert.deepEqual([...new Set(statuses)].sort(), [200, 429])
})

test('searches that no index serves run one at a time, beside the others', async () => {
  const filters = Array.from({ length: 12 }, (_, number) => (number % 2 === 0 ? `c%2B%2B%20${number}` : `course%20${number}`))
  const searches = await whileLocked(async () => {
    const searches = filters.map(search)
    await until(async () => (await searching()) === atOnce + 1)
    // Asked for later, this page has been to the database and back: a search that may run would have got there too.
    await firstPage()
    assert.equal(await searching(), atOnce + 1)
    return searches
  })
  for (const response of await Promise.all(searches)) assert.equal(response.statusCode, 200)
})
