import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { insertCourses, post, read, startPortal } from './portal-process.ts'

const admin = { email: 'admin@example.com', password: 'a long secret' }
const many = '1000000'
const folder = mkdtempSync(join(tmpdir(), 'coursewise-memory-'))
const database = await createTestDatabase()
const db = openDatabase(database.url)
const portal = await startPortal(join(folder, 'data'), {
  DATABASE_URL: database.url,
  DEMO: '0',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SEARCHES_PER_ADDRESS: many,
  WRONG_PASSWORDS_PER_ADDRESS: many,
  WRONG_PASSWORDS_PER_ACCOUNT: many,
  // On a busy machine searches take long.
  SEARCH_SECONDS: '20',
})
after(async () => {
  portal.child.kill('SIGTERM')
  await portal.exited
  await db.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the process holds, in MB. */
const memory = () => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${portal.child.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const wish = (number: number) => [{ skillId: 1 + (number % 5), level: 2 + (number % 4) }]
/** What takes memory outside of the main thread's heap: hashes, pictures, threads for plans and for documents. */
const calls: ((number: number) => Promise<Response>)[] = [
  (n) => post(`${portal.url}/api/account/login`, { ...admin, password: n % 2 === 0 ? admin.password : 'a wrong one' }),
  (n) =>
    post(`${portal.url}/api/account/register`, { name: 'Person', email: `person-${n}@example.com`, password: 'correct horse' }),
  (n) => post(`${portal.url}/api/courses/automated-search`, wish(n)),
  (n) => post(`${portal.url}/api/courses/pdf-for-automated-search`, wish(n)),
  (n) => read(`${portal.url}/pictures/social/${n + 1}.webp`),
  (n) => read(`${portal.url}/courses/${1 + (n % 300)}`),
  (n) => read(`${portal.url}/api/courses/filtered/1/4/0/true/course%20${n % 10}`),
]

test('after a mixed load at 16 connections, the portal gives the memory back that it took', async () => {
  await insertCourses(db, admin.email, 300)
  await db.run(sql`insert into skills (name) select 'Skill ' || n from generate_series(1, 5) n`)
  await db.run(
    sql`insert into course_skills select c.id, s.id, 1 + c.id % 5 from courses c join skills s on (c.id + s.id) % 3 = 0`,
  )
  let number = 0
  const statuses = new Set<number>()
  const client = async () => {
    while (number < 700) {
      const n = number++
      const response = await calls[n % calls.length]?.(n)
      if (!response?.bodyUsed) await response?.arrayBuffer()
      statuses.add(response?.status ?? 0)
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  assert.deepEqual(
    [...statuses].filter((status) => ![200, 401, 429].includes(status)),
    [],
  )
  await until(() => memory() < 300)
})
