import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const allowed = 12
const t = await startTestApp({ DOCUMENTS_PER_ADDRESS: String(allowed) })
const author = await buildUser(t, { isCreator: true })
const { id: courseId } = await buildCourse(t, author)
const certificateCode = (number: number) => `22222-22222-22222-22${String(number + 222)}`
await t.db.run(sql`
  insert into certificates (user_id, course_id, code, holder_name, course_name, author_name, skills, issued_at)
  select ${author.id}, ${courseId}, ${certificateCode(0)}, 'Ann', 'SQL from zero', 'Clara', '[]', now()`)

/** A certificate contains the portal's address, so a new host means a PDF that has not been made before. */
const pdf = (host: string) =>
  t
    .as()
    .get(`/api/certificates/verify/${certificateCode(0)}`, undefined, { accept: 'application/pdf', host: `${host}.example.org` })

test('making certificates takes hardly any time of the main thread', async () => {
  await pdf('first')
  const before = process.threadCpuUsage()
  for (let number = 0; number < 10; number++) assert.equal((await pdf(`host-${number}`)).statusCode, 200)
  const { user, system } = process.threadCpuUsage(before)
  assert.ok((user + system) / 10 < 15_000, `${(user + system) / 10} µs for each`)
})

test('a certificate is made once, and a guest who wants many new ones is asked to wait', async () => {
  const made = await pdf('host-0')
  for (let number = 0; number < 20; number++) {
    const responses = await Promise.all([pdf('host-0'), pdf('host-1')])
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [200, 200],
    )
    assert.deepEqual(responses[0].rawPayload, made.rawPayload)
  }
  assert.notDeepEqual((await pdf('host-1')).rawPayload, made.rawPayload)
  assert.equal((await pdf('one-more')).statusCode, 200)
  const refused = await pdf('one-too-many')
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.headers['retry-after'], '60')
  assert.match(refused.json().Message, /Too many attempts/)
  assert.equal((await pdf('host-0')).statusCode, 200)
  t.clock.move({ minutes: 1 })
  assert.equal((await pdf('one-too-many')).statusCode, 200)
})

test('simultaneous requests for one new certificate share one drawing', async () => {
  t.clock.move({ minutes: 1 })
  const responses = await Promise.all(Array.from({ length: 100 }, () => pdf('wanted')))
  assert.ok(responses.every(({ statusCode }) => statusCode === 200))
})
