import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { buildUser } from '#server/testing/build.ts'
import { samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { type SmallDisk, smallDiskAt } from './small-disk.ts'

let disk: SmallDisk | undefined
after(() => disk?.remove())
const t = await startTestApp()
disk = smallDiskAt(t.settings.dataDir)
const dataFolder = (name: string) => join(t.settings.dataDir, name)
const base = await t.app.listen({ port: 0, host: '127.0.0.1' })
const creator = await buildUser(t, { isCreator: true })
const authorization = `Bearer ${creator.accessToken}`

const kilobyte = 1024
const film = Buffer.concat([samples.mp4, Buffer.alloc(3 * 1024 * kilobyte)])
const seconds = (from: number) => (Date.now() - from) / 1000
const left = (name: string) =>
  readdirSync(dataFolder(name), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())

/** The refusal comes in time, in the format of all errors, with a sentence for users. */
async function assertNoRoom(asking: Promise<Response>): Promise<void> {
  const began = Date.now()
  const response = await asking
  const body = await response.json()
  assert.ok(seconds(began) < 4, `${seconds(began)} s`)
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
  const Message = 'Coursewise has no space for this file right now. Please try again later.'
  assert.deepEqual([response.status, body], [507, { StatusCode: 507, Message, errors: {}, code: 'core/no-room' }])
}

const tus = (method: string, path: string, headers: Record<string, string>, body: Buffer | null = null) =>
  fetch(new URL(path, base), {
    method,
    headers: { authorization, 'tus-resumable': '1.0.0', ...headers },
    body: body && new Uint8Array(body),
  })
const begin = (size = film.length) =>
  tus('POST', '/api/uploads', {
    'upload-length': String(size),
    'upload-metadata': `folder ${btoa('videos')},filename ${btoa('film.mp4')}`,
  })
const send = (path: string, offset: number) =>
  tus(
    'PATCH',
    path,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    film.subarray(offset),
  )

function form(name: string, fileName: string, content: Buffer, fields: Record<string, string> = {}): Promise<Response> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('file', new Blob([new Uint8Array(content)]), fileName)
  return fetch(`${base}${name}`, { method: 'POST', headers: { authorization }, body })
}

test('an upload that the disk has no room for is refused at once, and goes on when there is room again', async () => {
  const path = new URL((await begin()).headers.get('location') ?? '', base).pathname
  disk.leave(500 * kilobyte)
  await assertNoRoom(send(path, 0))
  await assertNoRoom(send(path, await readOffset(path)))
  const offset = await readOffset(path)
  assert.ok(offset <= 500 * kilobyte)
  disk.leave(4 * 1024 * kilobyte)
  assert.equal((await send(path, offset)).status, 204)
  assert.equal(await readOffset(path), film.length)
  assert.equal((await tus('DELETE', path, {})).status, 204)
})

const readOffset = async (path: string) => Number((await tus('HEAD', path, {})).headers.get('upload-offset'))

test('a client that reads nothing before it has sent everything gets its response as well', async () => {
  const size = 40 * 1024 * kilobyte
  const path = new URL((await begin(size)).headers.get('location') ?? '', base).pathname
  disk.leave(500 * kilobyte)
  const began = Date.now()
  const socket = connect(Number(new URL(base).port), '127.0.0.1').pause()
  const head = { host: 'x', authorization, 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-length': String(size) }
  const lines = Object.entries({ ...head, 'content-type': 'application/offset+octet-stream' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.write(`PATCH ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const chunk = Buffer.alloc(64 * kilobyte)
  for (let sent = 0; sent < size; sent += chunk.length) if (!socket.write(chunk)) await once(socket, 'drain')
  const [response] = await once(socket.resume(), 'data')
  socket.destroy()
  assert.match(String(response), /^HTTP\/1\.1 507 /)
  assert.ok(seconds(began) < 4, `${seconds(began)} s`)
  assert.equal((await tus('DELETE', path, {})).status, 204)
})

test('an upload that is begun on a full disk is refused with its first piece and leaves nothing', async () => {
  disk.leave(0)
  const path = new URL((await begin()).headers.get('location') ?? '', base).pathname
  await assertNoRoom(send(path, 0))
  assert.deepEqual(left('files'), [])
  assert.equal((await tus('DELETE', path, {})).status, 204)
})

test('a form with a film that the disk has no room for is refused at once and leaves nothing', async () => {
  disk.leave(500 * kilobyte)
  await assertNoRoom(form('/api/videos', 'film.mp4', film, { name: 'Film', duration: '5', 'quality.id': '1' }))
  assert.deepEqual(left('unfinished'), [])
})

test('a picture that the disk has no room for is refused, and nothing of it stays', async () => {
  disk.leave(4 * 1024 * kilobyte)
  const noise = await sharp(randomBytes(1280 * 720 * 3), { raw: { width: 1280, height: 720, channels: 3 } })
    .png()
    .toBuffer()
  const stored = await form('/api/helpers/file-to-link/thumbnails', 'noise.png', noise)
  assert.equal(stored.status, 201)
  const before = left('files').length
  disk.leave(20 * kilobyte)
  await assertNoRoom(form('/api/helpers/file-to-link/thumbnails', 'noise.png', noise))
  assert.equal(left('files').length, before)

  const { link } = (await stored.json()) as { link: string }
  disk.leave(0)
  const smaller = await fetch(`${base}${link}?width=320`)
  assert.deepEqual([smaller.status, smaller.headers.get('content-type')], [200, 'image/webp'])
  assert.ok((await smaller.arrayBuffer()).byteLength > 1000)
  assert.equal(left('files').length, before)
})

test('reading goes on as usual on a full disk', async () => {
  disk.leave(0)
  assert.equal((await fetch(`${base}/api/courses?pageNumber=1&pageSize=4`)).status, 200)
})
