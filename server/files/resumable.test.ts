import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildUser, type TestUser } from '#server/testing/build.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { bucketSettings } from '#server/testing/test-storage.ts'
import { beginUpload, continueUpload, tusHeaders } from '#server/testing/tus.ts'
import { until } from '#server/testing/until.ts'
import { insertFile } from './files.queries.ts'
import { findUpload } from './uploads.queries.ts'

const t = await startTestApp()
const base = await t.app.listen({ port: 0, host: '127.0.0.1' })
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })

const begin = (size: number, { folder = 'videos', fileName = 'film.mp4', who = creator as TestUser | null } = {}) =>
  beginUpload(base, who ?? undefined, size, folder, fileName)
const send = (address: string, offset: number, content: Buffer, who = creator) =>
  continueUpload(base, who, uploadIdIn(address), offset, content)
const uploadPath = async (response: Response) => new URL(response.headers.get('location') ?? '', base).pathname
const uploadIdIn = (address: string) => address.split('/').at(-1) ?? ''
const makeVideo = (uploadId: string, who = creator) =>
  t.as(who).post('/api/videos', ...multipart({ name: 'Film', duration: 5, 'quality.id': 1, uploadId }))
const listUploads = async (who: TestUser) =>
  (await t.db.many<{ id: string }>(sql`select id from uploads where user_id = ${who.id}`)).map(({ id }) => id)
const storedPieces = async () =>
  (await Array.fromAsync(t.storage.list())).map(({ name }) => name).filter((name) => name.startsWith('uploads/'))
/** Rows of uploads, and what is stored of them. */
const waiting = async () => [(await t.db.many(sql`select from uploads`)).length, (await storedPieces()).length]

test('an upload continues where it was interrupted, and becomes a video', async () => {
  const begun = await begin(samples.mp4.length)
  assert.equal(begun.status, 201)
  const address = await uploadPath(begun)
  assert.equal((await send(address, 0, samples.mp4.subarray(0, 700))).status, 204)
  const state = await fetch(new URL(address, base), { method: 'HEAD', headers: tusHeaders(creator) })
  assert.deepEqual([state.status, state.headers.get('upload-offset')], [200, '700'])
  assert.match((await makeVideo(uploadIdIn(address))).json().errors.file, /not finished/)
  assert.equal((await send(address, 600, samples.mp4.subarray(600))).status, 409)
  assert.equal((await send(address, 700, samples.mp4.subarray(700))).status, 204)

  const made = await makeVideo(uploadIdIn(address))
  assert.equal(made.statusCode, 201, made.body)
  assert.deepEqual((await t.as().get(made.json().link)).rawPayload, samples.mp4)
  assert.deepEqual(await waiting(), [0, 0])
})

test('uploads that nothing has used are listed for their user alone', async () => {
  const maker = await buildUser(t, { isCreator: true })
  const whole = await uploadPath(await begin(samples.mp4.length, { who: maker }))
  const half = await uploadPath(await begin(900, { who: maker, fileName: 'a.mp4' }))
  await send(half, 0, samples.mp4.subarray(0, 700), maker)
  await send(whole, 0, samples.mp4, maker)
  const list = (who?: TestUser) => t.as(who).get('/api/uploads/unused')
  const unused = { id: uploadIdIn(whole), fileName: 'film.mp4', size: samples.mp4.length, received: samples.mp4.length }
  assert.deepEqual((await list(maker)).json(), [{ id: uploadIdIn(half), fileName: 'a.mp4', size: 900, received: 700 }, unused])
  assert.deepEqual((await list(other)).json(), [])
  assert.deepEqual([(await list(await buildUser(t))).statusCode, (await list()).statusCode], [403, 401])
  assert.equal((await makeVideo(uploadIdIn(whole), maker)).statusCode, 201)
  assert.deepEqual((await list(maker)).json().length, 1)
  assert.equal((await fetch(new URL(half, base), { method: 'DELETE', headers: tusHeaders(maker) })).status, 204)
  assert.deepEqual((await list(maker)).json(), [])
})

test('what arrived before a connection broke is kept, and the upload can continue at once', async () => {
  const megabyte = 1024 ** 2
  const size = 20 * megabyte
  const address = await uploadPath(await begin(size))
  const fields = tusHeaders(creator, {
    'upload-offset': 0,
    'content-type': 'application/offset+octet-stream',
    'content-length': size,
  })
  const request = httpRequest(new URL(address, base), { method: 'PATCH', headers: fields }).on('error', () => {})
  await new Promise((sent) => request.write(Buffer.alloc(10 * megabyte), sent))
  await until(async () => (await findUpload(t.db, uploadIdIn(address)))?.received === 8 * megabyte)
  request.destroy()
  const state = await fetch(new URL(address, base), { method: 'HEAD', headers: tusHeaders(creator) })
  const offset = Number(state.headers.get('upload-offset'))
  assert.ok(offset > 8 * megabyte && offset <= 10 * megabyte, String(offset))
  assert.equal((await send(address, offset, Buffer.alloc(size - offset))).status, 204)
  await fetch(new URL(address, base), { method: 'DELETE', headers: tusHeaders(creator) })
  assert.deepEqual(await waiting(), [0, 0])
})

if (!bucketSettings()) {
  test('other users of the machine cannot read unfinished uploads', async () => {
    const address = await uploadPath(await begin(10))
    await send(address, 0, Buffer.alloc(5))
    const [piece = ''] = await storedPieces()
    assert.equal((await stat(join(t.settings.dataDir, 'files', piece))).mode & 0o077, 0)
    await fetch(new URL(address, base), { method: 'DELETE', headers: tusHeaders(creator) })
  })
}

test('an upload in too many pieces takes no more, and keeps nothing of what is sent', async () => {
  const address = await uploadPath(await begin(10))
  await t.db.run(sql`update uploads set pieces = 10000 where id = ${uploadIdIn(address)}`)
  assert.equal((await send(address, 0, Buffer.alloc(5))).status, 409)
  assert.deepEqual(await storedPieces(), [])
  await fetch(new URL(address, base), { method: 'DELETE', headers: tusHeaders(creator) })
})

const uploaded = async (who = creator) => {
  const address = await uploadPath(await begin(samples.mp4.length, { who }))
  assert.equal((await send(address, 0, samples.mp4, who)).status, 204)
  return uploadIdIn(address)
}

test('an upload becomes one video, even when the form is sent several times at once', async () => {
  const uploadId = await uploaded()
  const responses = await Promise.all(Array.from({ length: 5 }, () => makeVideo(uploadId)))
  responses.push(await makeVideo(uploadId))
  for (const response of responses) assert.equal(response.statusCode, 201, response.body)
  assert.equal(new Set(responses.map((response) => response.json().id)).size, 1)
  assert.deepEqual(await waiting(), [0, 0])

  const edited = await t.as(creator).post('/api/videos', ...multipart({ name: 'Other', duration: 5, 'quality.id': 1, uploadId }))
  assert.deepEqual([edited.statusCode, edited.json().id], [409, responses[0]?.json().id])
  assert.match(edited.json().Message, /^Your first attempt was received/)
  assert.match((await makeVideo(uploadId, other)).json().errors.file, /no longer exists/)

  assert.equal((await t.as(creator).delete(`/api/videos/${responses[0]?.json().id}`)).statusCode, 204)
  assert.equal((await makeVideo(uploadId)).statusCode, 404)
})

test('an upload replaces the file of a video once, however often the form is sent', async () => {
  const { id, link } = (await makeVideo(await uploaded())).json()
  const uploadId = await uploaded()
  const replace = () =>
    t.as(creator).put(`/api/videos/${id}`, ...multipart({ name: 'New', duration: 5, 'quality.id': 1, uploadId }))
  const responses = await Promise.all([replace(), replace(), replace()])
  responses.push(await replace())
  for (const response of responses) assert.equal(response.statusCode, 200, response.body)
  assert.equal(new Set(responses.map((response) => response.json().link.split('?')[0])).size, 1)
  assert.equal((await t.as().get(link)).statusCode, 404)
  assert.deepEqual(await waiting(), [0, 0])
})

test('an upload whose form was refused can be sent again', async () => {
  const uploadId = await uploaded()
  const refused = await t
    .as(creator)
    .post('/api/videos', ...multipart({ name: 'Film', duration: 5, 'quality.id': 999, uploadId }))
  assert.equal(refused.statusCode, 400)
  assert.equal((await makeVideo(uploadId)).statusCode, 201)
})

test('an impossible upload id is refused like an unknown one', async () => {
  for (const uploadId of ['\0', 'x'.repeat(5000), `${creator.id}-../../../etc/passwd`])
    assert.match((await makeVideo(uploadId)).json().errors.file, /no longer exists/)
})

test('an upload belongs to the user who started it', async () => {
  const address = await uploadPath(await begin(samples.mp4.length))
  assert.equal((await send(address, 0, samples.mp4, other)).status, 404)
  assert.equal((await fetch(new URL(address, base), { method: 'HEAD', headers: tusHeaders(other) })).status, 404)
  assert.equal((await fetch(new URL(address, base), { method: 'DELETE', headers: tusHeaders(other) })).status, 404)
  const own = await uploadPath(await begin(10, { who: other }))
  for (const detour of [
    `/api/uploads?/${uploadIdIn(address)}`,
    `/api/uploads/?${address}`,
    `/api/uploads?x=/${uploadIdIn(address)}/`,
  ]) {
    const url = new URL(detour, base)
    assert.equal((await fetch(url, { method: 'HEAD', headers: tusHeaders(other) })).status, 404, detour)
    assert.equal((await fetch(url, { method: 'DELETE', headers: tusHeaders(other) })).status, 404, detour)
    const headers = tusHeaders(other, { 'upload-offset': 0, 'content-type': 'application/offset+octet-stream' })
    assert.equal((await fetch(url, { method: 'PATCH', headers, body: 'x' })).status, 404, detour)
  }
  assert.equal((await fetch(new URL(`${own}?${address}`, base), { method: 'DELETE', headers: tusHeaders(other) })).status, 204)
  assert.equal((await send(address, 0, samples.mp4)).status, 204)
  assert.match((await makeVideo(uploadIdIn(address), other)).json().errors.file, /no longer exists/)
  assert.equal((await fetch(new URL(address, base), { method: 'DELETE', headers: tusHeaders(creator) })).status, 204)
  assert.deepEqual(await waiting(), [0, 0])
})

test('too large, another folder, no Creator, no such upload: each is refused in the shape of all errors', async () => {
  const before = await waiting()
  const refused = async (response: Response) => [response.status, ((await response.json()) as { Message: string }).Message]
  assert.deepEqual(await refused(await begin(201 * 1024 ** 2, { folder: 'books' })), [
    413,
    'This file is too large: at most 200 MB.',
  ])
  assert.equal((await begin(3 * 1024 ** 3)).status, 413)
  assert.equal((await begin(10, { folder: '../secrets' })).status, 400)
  assert.equal((await begin(10, { who: await buildUser(t) })).status, 403)
  assert.equal((await begin(10, { who: null })).status, 401)
  for (const id of ['x', '..%2f..%2fsecret', `${creator.id}-${'A'.repeat(22)}`])
    assert.equal((await send(`/api/uploads/${id}`, 0, Buffer.from('x'))).status, 404, id)
  assert.deepEqual(await waiting(), before)
})

test('refusals of tus are JSON, and no other site may read a response', async () => {
  const address = await uploadPath(await begin(10))
  const responses = {
    412: await fetch(new URL(address, base), { method: 'PATCH', headers: { authorization: `Bearer ${creator.accessToken}` } }),
    409: await send(address, 5, Buffer.from('x')),
    413: await send(address, 0, Buffer.alloc(11)),
    400: await fetch(`${base}/api/uploads`, { method: 'POST', headers: tusHeaders(creator) }),
    404: await send(`/api/uploads/${creator.id}-${'A'.repeat(22)}`, 0, Buffer.from('x')),
  }
  for (const [status, response] of Object.entries(responses)) {
    const body = (await response.json()) as { StatusCode: number; Message: string; errors: object }
    assert.deepEqual([response.status, body.StatusCode, body.errors], [Number(status), Number(status), {}])
    assert.match(body.Message, /\w/)
  }
  const fine = [await begin(10), await send(address, 0, Buffer.alloc(10)), await begin(10, { who: other })]
  for (const response of [...fine, ...Object.values(responses)]) {
    assert.deepEqual(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control-')),
      [],
    )
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  }
  assert.equal(fine[0]?.headers.get('tus-resumable'), '1.0.0')
})

test('at most twenty uploads may be unfinished, even when they start at once', async () => {
  const who = await buildUser(t, { isCreator: true })
  const atOnce = await Promise.all(Array.from({ length: 25 }, () => begin(10, { who })))
  assert.equal(atOnce.filter(({ status }) => status === 201).length, 20)
  const names = await listUploads(who)
  assert.equal(names.length, 20)
  const refused = await begin(10, { who })
  assert.equal(refused.status, 409)
  assert.match(((await refused.json()) as { Message: string }).Message, /^You have 20 uploads that are not finished/)
  assert.equal((await begin(10, { who: other })).status, 201)
  await fetch(`${base}/api/uploads/${names[0]}`, { method: 'DELETE', headers: tusHeaders(who) })
  assert.equal((await begin(10, { who })).status, 201)
})

test('what turns out to be something else is refused and not kept as a video', async () => {
  const stored = async () => (await Array.fromAsync(t.storage.list())).length
  const before = await stored()
  const address = await uploadPath(await begin(samples.html.length))
  await send(address, 0, samples.html)
  const made = await makeVideo(uploadIdIn(address))
  assert.deepEqual([made.statusCode, await stored()], [415, before])
})

test('unfinished uploads count as used space, even when they start at once; a cancelled one frees its space', async () => {
  const who = await buildUser(t, { isCreator: true })
  const film = 2 * 1024 ** 3
  const atOnce = await Promise.all(Array.from({ length: 7 }, () => begin(film, { who })))
  assert.equal(atOnce.filter(({ status }) => status === 201).length, 5)
  const waitingOnes = await listUploads(who)
  assert.equal(waitingOnes.length, 5)
  const refused = await begin(film, { who })
  assert.deepEqual([refused.status, ((await refused.json()) as { StatusCode: number }).StatusCode], [413, 413])
  assert.equal((await begin(film, { who: other })).status, 201)

  const address = `${base}/api/uploads/${waitingOnes[0]}`
  assert.equal((await fetch(address, { method: 'DELETE', headers: tusHeaders(who) })).status, 204)
  assert.equal((await begin(film, { who })).status, 201)
})

test('films that are sent at the same time cannot exceed the limit together', async () => {
  const who = await buildUser(t, { isCreator: true })
  const file = { id: 'A'.repeat(22), folder: 'videos', extension: 'mp4', mediaType: 'video/mp4', sha256: '' }
  await insertFile(t.db, { ...file, size: 10 * 1024 ** 3 - samples.mp4.length, ownerId: who.id, now: t.clock.now() })
  const form = () => multipart({ name: 'Film', duration: 5, 'quality.id': 1 }, { fileName: 'film.mp4', content: samples.mp4 })
  const responses = await Promise.all(Array.from({ length: 5 }, () => t.as(who).post('/api/videos', ...form())))
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [201, 413, 413, 413, 413])
})
