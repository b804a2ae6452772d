import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser, buildVideo } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { insertFile } from './files.queries.ts'
import { previewLinksFor, privateLinksFor } from './links.ts'
import { openPreviews } from './open-responses.ts'

const streams = openPreviews()
const open: ServerResponse[] = []
const server = createServer((request, response) => {
  try {
    streams.enter(String(request.url), response)
    open.push(response)
    response.write('so far')
  } catch (error) {
    response.statusCode = (error as { status: number }).status
    response.end()
  }
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
after(() => {
  server.closeAllConnections()
  server.close()
})
const responses: IncomingMessage[] = []
const ask = async (address: string) => {
  const request = get({ port, host: '127.0.0.1', path: address, agent: false })
  request.on('error', () => {})
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.on('error', () => {})
  responses.push(response)
  return response.statusCode
}
const askTimes = async (count: number, address: string) => {
  const seen = []
  for (let turn = 0; turn < count; turn++) seen.push(await ask(address))
  return seen.filter((status) => status === 200).length
}

test('one address gets 40 files of previews at a time and all together 200, and each that ends makes room', async () => {
  assert.equal(await askTimes(42, '/a'), 40)
  for (const address of ['/b', '/c', '/d']) assert.equal(await askTimes(40, address), 40)
  assert.equal(await ask('/e'), 200)
  assert.equal(await askTimes(39, '/f'), 39)
  assert.equal(await ask('/g'), 429)
  open[0]?.end()
  await until(async () => (await ask('/a')) === 200)
  // So does a reader who leaves in the middle.
  responses[1]?.destroy()
  await until(async () => (await ask('/a')) === 200)
  assert.equal(await ask('/g'), 429)
})

test('an address that keeps 40 files of previews open gets no more of them, while learners are served', async () => {
  const t = await startTestApp()
  const user = await buildUser(t)
  // Larger than what the connection itself takes in advance.
  const content = Buffer.alloc(16 * 1024 * 1024, 'a')
  const id = randomBytes(16).toString('base64url')
  const stored = await t.storage.put(`videos/${id}.mp4`, Readable.from([content]))
  const row = { id, folder: 'videos', extension: 'mp4', mediaType: 'video/mp4', ownerId: user.id, now: t.clock.now() }
  await insertFile(t.db, { ...row, ...stored })
  const course = await buildCourse(t, user, { materials: [await buildVideo(t, { fileId: id })] })
  await t.db.run(sql`update course_materials set is_preview = true where course_id = ${course.id}`)
  const portal = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const preview = portal + previewLinksFor(t, course.id)(id)
  const open = await Promise.all(Array.from({ length: 40 }, () => fetch(preview)))
  assert.deepEqual([...new Set(open.map(({ status }) => status))], [200])
  const refused = await fetch(preview)
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '5'])
  const own = await fetch(portal + privateLinksFor(t, user.id)(id), { headers: { range: 'bytes=0-3' } })
  assert.deepEqual([own.status, await own.text()], [206, 'aaaa'])
  await open[0]?.body?.cancel()
  const again = () => fetch(preview, { headers: { range: 'bytes=0-3' } })
  await until(async () => (await again()).status === 206)
  await Promise.all(open.map(({ body }) => body?.cancel()))
})
