import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { spareCores } from '#server/core/costly-work/gates.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ DATABASE_CONNECTIONS: '10' })
const author = await buildUser(t, { isCreator: true })
for (let number = 0; number < 3; number++) await buildCourse(t, author)

test('slow searches leave connections for everybody else', async () => {
  const searches = await t.db.tx(async (db) => {
    await db.run(sql`lock table course_search in access exclusive mode`)
    const waiting = Array.from({ length: 40 }, (_, number) => t.as().get(`/api/courses/filtered/1/4/0/true/course%20${number}`))
    // By then all searches that are let through have reached the table.
    await sleep(1500)
    const first = await Promise.race([t.as().get('/api/courses?pageNumber=1&pageSize=4'), sleep(5000)])
    assert.equal(first?.statusCode, 200)
    return waiting
  })
  for (const search of searches) assert.equal((await search).statusCode, 200)
})

test('when searches do not end, some wait and the rest are refused', async () => {
  const responses = await t.db.tx(async (db) => {
    await db.run(sql`lock table course_search in access exclusive mode`)
    const asked = Array.from({ length: 230 }, (_, number) => t.as().get(`/api/courses/filtered/1/4/0/true/course%20${number}`))
    await sleep(500)
    return asked
  })
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode)
  assert.ok(statuses.includes(200) && statuses.includes(429))
  assert.deepEqual([...new Set(statuses)].sort(), [200, 429])
})

test('searches that no index serves run one at a time, beside the others', async () => {
  const filters = Array.from({ length: 12 }, (_, number) => (number % 2 === 0 ? `c%2B%2B%20${number}` : `course%20${number}`))
  const waiting = await t.db.tx(async (db) => {
    await db.run(sql`lock table course_search in access exclusive mode`)
    const waiting = filters.map((filter) => t.as().get(`/api/courses/filtered/1/4/0/true/${filter}`))
    await sleep(1500)
    const { count } = await db.one<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    assert.equal(count, Math.max(2, spareCores) + 1)
    return waiting
  })
  for (const search of waiting) assert.equal((await search).statusCode, 200)
})
