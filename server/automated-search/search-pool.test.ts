import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until, untilSomebodyWaits } from '#server/testing/until.ts'
import type { Question } from './read-problem.ts'
import { planSearches, SearchPool } from './search-pool.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Patience')
const course = await buildCourse(t, author, { skills: [{ id: skill.id, level: 5 }] })
const question: Question = {
  skills: [{ skillId: skill.id, level: 3 }],
  must: [],
  byTime: false,
  viewerId: undefined,
  countOwn: true,
  realTime: false,
  seconds: 20,
}
const nobodyLeaves = () => new AbortController().signal
const problems: Error[] = []
const pools: SearchPool[] = []
const openPool = async (restSeconds?: number) => {
  const kind = { ...planSearches, workers: 1, ...(restSeconds === undefined ? {} : { restSeconds }) }
  const pool = new SearchPool(t.db.access, (error) => problems.push(error), kind)
  pools.push(pool)
  // Its thread starts now, because a transaction with a lock may wait for five seconds only.
  await pool.find(question, nobodyLeaves())
  return pool
}
// Here, because a failed test would leave its workers behind, and the process would never end.
after(() => Promise.all(pools.map((pool) => pool.close())))
const toIds = (found: Awaited<ReturnType<SearchPool['find']>>) =>
  'courses' in found ? found.courses.map(({ courseId }) => courseId) : undefined

/** Meanwhile reads of the catalogue wait. */
async function whileCatalogueIsLocked(task: () => Promise<void>): Promise<void> {
  await t.db.tx(async (db) => {
    await db.run(sql`lock table course_skills in access exclusive mode`)
    await task()
  })
}

test('a client that disconnects stops its search, and the next one does not wait for it', async () => {
  const pool = await openPool()
  await whileCatalogueIsLocked(async () => {
    const leaving = new AbortController()
    const search = pool.find(question, leaving.signal)
    const refused = assert.rejects(search, /closed the request/)
    await untilSomebodyWaits(t.db)
    leaving.abort()
    await refused
  })
  assert.deepEqual(toIds(await pool.find(question, nobodyLeaves())), [course.id])
})

test('a client that disconnects while it waits is never searched for', async () => {
  const pool = await openPool()
  await whileCatalogueIsLocked(async () => {
    const first = new AbortController()
    const running = pool.find(question, first.signal)
    const waiting = new AbortController()
    const never = pool.find(question, waiting.signal)
    waiting.abort()
    const refused = assert.rejects(running, /closed the request/)
    await untilSomebodyWaits(t.db)
    first.abort()
    await refused
    await assert.rejects(never, /closed the request/)
  })
})

test('a worker without searches ends after a while, and the next search gets another one', async () => {
  const threads = () => readdirSync('/proc/self/task').length
  const before = threads()
  const pool = await openPool(0.05)
  await until(() => threads() <= before)
  assert.deepEqual(toIds(await pool.find(question, nobodyLeaves())), [course.id])
  assert.deepEqual(problems, [])
})

test('forty may wait, the next is refused', async () => {
  const pool = await openPool()
  const all = new AbortController()
  await whileCatalogueIsLocked(async () => {
    const accepted = Array.from({ length: 41 }, () => pool.find(question, all.signal))
    await assert.rejects(pool.find(question, nobodyLeaves()), { status: 429 })
    all.abort()
    for (const outcome of await Promise.allSettled(accepted)) assert.equal(outcome.status, 'rejected')
  })
})

test('many searches with one worker: it is replaced, and nobody notices', async () => {
  const pool = await openPool()
  for (let time = 0; time < planSearches.searchesOfWorker + 5; time++)
    assert.deepEqual(toIds(await pool.find(question, nobodyLeaves())), [course.id])
  await pool.close()
  assert.deepEqual(problems, [])
})
