import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })

test('what is kept for guests is sent to guests only, and only for reads', async () => {
  const { id } = await buildCourse(t, author)
  const url = `/api/courses/${id}`
  const kept = { value: null, plain: Buffer.from('"kept"'), gzipped: undefined, pagination: undefined }
  // On a busy machine it may be kept no longer when the guest asks.
  await until(async () => {
    await Promise.all(Array.from({ length: 4 }, () => t.app.guestReads.read(url, async () => kept)))
    const guest = await t.as().get(url)
    const own = await t.as(author).get(url)
    const put = await t.as().put(url, {})
    assert.deepEqual([own.json().id, put.statusCode], [id, 401])
    return guest.body === '"kept"' && guest.headers['content-type'] === 'application/json; charset=utf-8'
  })
})

test('an address that is not valid is refused, however many ask', async () => {
  const crowd = await Promise.all(Array.from({ length: 8 }, () => t.as().get('/api/courses?pageNumber=0')))
  assert.deepEqual([...new Set(crowd.map(({ statusCode }) => statusCode))], [400])
})
