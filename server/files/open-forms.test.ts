import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { afterEach, test } from 'node:test'
import sharp from 'sharp'
import { buildUser, type TestUser } from '#server/testing/build.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { draftsFolder } from './drafts.ts'
import { insertFile } from './files.queries.ts'

const t = await startTestApp()
const base = await t.app.listen({ port: 0, host: '127.0.0.1' })
const film = multipart({ name: 'Film', duration: 5, 'quality.id': 1 }, { fileName: 'film.mp4', content: samples.mp4 })
const [filmBody, filmType] = film
const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const picture = multipart({}, { fileName: 'x.png', content })
const thumbnails = '/api/helpers/file-to-link/thumbnails'
const draftsOnDisk = async () => (await readdir(draftsFolder(t.settings.dataDir)).catch(() => [])).length

const begun = new Set<ClientRequest>()
afterEach(() => {
  for (const request of begun) request.destroy()
})

/** Sends the beginning of a form, up to the middle of its file. */
function beginForm(who: TestUser, path: string, headers: Record<string, string | number>, beginning: Buffer): ClientRequest {
  const authorization = `Bearer ${who.accessToken}`
  const request = httpRequest(base + path, { method: 'POST', agent: false, headers: { authorization, ...headers } })
  request.on('error', () => {}).write(beginning)
  begun.add(request)
  return request
}
const beginFilm = (who: TestUser) => beginForm(who, '/api/videos', filmType, filmBody.subarray(0, -100))
const beginPicture = (who: TestUser) => beginForm(who, thumbnails, picture[1], picture[0].subarray(0, -60))
const sendFilm = (who: TestUser) => t.as(who).post('/api/videos', ...film)
const sendPicture = (who: TestUser) => t.as(who).post(thumbnails, ...picture)
/** Undefined if the connection is closed without a response. */
const readStatus = (request: ClientRequest) =>
  new Promise<number | undefined>((resolve) =>
    request.once('response', ({ statusCode }) => resolve(statusCode)).once('close', () => resolve(undefined)),
  )

test('a user sends five films in forms at a time, and each that ends or is cancelled makes room for the next', async () => {
  const [who, other] = [await buildUser(t, { isCreator: true }), await buildUser(t, { isCreator: true })]
  const [first, ...more] = Array.from({ length: 5 }, () => beginFilm(who))
  await until(async () => (await draftsOnDisk()) === 5)
  const refused = await sendFilm(who)
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '5'])
  assert.equal(refused.json().Message, 'You are sending 5 files already. Please wait until one of them has arrived.')
  assert.equal(refused.json().code, 'files/too-many-forms')
  assert.equal((await sendPicture(who)).statusCode, 429)
  assert.equal((await sendFilm(other)).statusCode, 201)

  assert.ok(first)
  first.end(filmBody.subarray(-100))
  assert.equal(await readStatus(first), 201)
  await until(async () => (await sendPicture(who)).statusCode === 201)
  const next = beginFilm(who)
  await until(async () => (await draftsOnDisk()) === 5)
  assert.equal((await sendPicture(who)).statusCode, 429)
  for (const request of [next, ...more]) request.destroy()
  await until(async () => (await sendFilm(who)).statusCode === 201)
  await until(async () => (await draftsOnDisk()) === 0)
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => sendFilm(who)))
  assert.deepEqual([...new Set(atOnce.map(({ statusCode }) => statusCode))], [201])
})

test('pictures that are still arriving count too, until they are cancelled', async () => {
  const who = await buildUser(t, { isCreator: true })
  const pictures = Array.from({ length: 6 }, () => beginPicture(who))
  assert.equal(await Promise.race(pictures.map(readStatus)), 429)
  assert.equal((await sendFilm(who)).statusCode, 429)
  for (const request of pictures) request.destroy()
  await until(async () => (await sendFilm(who)).statusCode === 201)
})

test('a film that has no room is refused before it is sent', async () => {
  const who = await buildUser(t, { isCreator: true })
  const gigabyte = 1024 ** 3
  const file = { id: 'A'.repeat(22), folder: 'videos', extension: 'mp4', mediaType: 'video/mp4', sha256: '' }
  await insertFile(t.db, { ...file, size: 9.5 * gigabyte, ownerId: who.id, now: t.clock.now() })
  const request = beginForm(who, '/api/videos', { ...filmType, 'content-length': gigabyte }, filmBody.subarray(0, -100))
  assert.equal(await readStatus(request), 413)
  assert.equal((await sendFilm(who)).statusCode, 201)
})
