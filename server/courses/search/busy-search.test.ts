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
    await db.run(sql`lock table search_terms in access exclusive mode`)
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

const searchFrom = (remoteAddress: string, filter: string) =>
  t.app.inject({ url: `/api/courses/filtered/1/4/0/true/${filter}`, remoteAddress })
/** Each from another address of one line. */
const flood = (count: number) =>
  Array.from({ length: count }, (_, number) => searchFrom(`2001:db8:1:1::${number.toString(16)}`, `course%20${number}`))

test('of an address that floods, few searches come before that of a visitor', async () => {
  const ended: string[] = []
  const [visit, ...searches] = await whileLocked(async () => {
    const searches = flood(60).map((search) => search.finally(() => ended.push('flood')))
    await until(async () => (await searching()) === atOnce)
    const visit = searchFrom('2001:db8:1:2::1', 'course').finally(() => ended.push('visitor'))
    return [visit, ...searches]
  })
  for (const response of await Promise.all([visit, ...searches])) assert.equal(response?.statusCode, 200)
  // Twice at the gate, a visitor waits for those who run and for one more turn of the flood.
  assert.ok(ended.indexOf('visitor') <= 4 * atOnce, `${ended.indexOf('visitor')} came before`)
})

test('when an address takes all places to wait, it is refused, and a visitor is not', async () => {
  const { visit, searches } = await whileLocked(async () => {
    const searches = flood(230)
    assert.equal((await Promise.race(searches)).statusCode, 429)
    await until(async () => (await searching()) === atOnce)
    return { visit: searchFrom('203.0.113.7', 'course'), searches }
  })
  assert.equal((await visit).statusCode, 200)
  const refused = (await Promise.all(searches)).filter(({ statusCode }) => statusCode !== 200)
  // One of them lost its place to the visitor.
  assert.equal(refused.length, 230 - 200 - atOnce + 1)
  for (const { statusCode, headers } of refused) assert.deepEqual([statusCode, headers['retry-after']], [429, '5'])
})
