import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { buildServer } from '#server/app.ts'
import { buildUser } from '#server/testing/build.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { beginUpload, cancelUpload, continueUpload, idOfUpload, offsetOfUpload } from '#server/testing/tus.ts'
import { addPiece, findUpload, insertUpload, listPieces } from './uploads.queries.ts'

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3
const t = await startTestApp()
// Two servers of one portal: nothing in the memory of one is known to the other.
const other = await buildServer(t)
after(() => other.close())
const [one, two] = await Promise.all([t.app, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
assert.ok(one && two)

const makeVideo = (who: { accessToken: string }, uploadId: string) =>
  t.as(who).post('/api/videos', ...multipart({ name: 'Film', duration: 5, 'quality.id': 1, uploadId }))
const storedPieces = async (id: string) =>
  (await Array.fromAsync(t.storage.list())).filter(({ name }) => name.startsWith(`uploads/${id}.`)).length

test('an upload goes through two servers in turn and becomes the same film, of which nothing is left over', async () => {
  const who = await buildUser(t, { isCreator: true })
  const film = Buffer.concat([samples.mp4, randomBytes(30 * megabyte)])
  const id = idOfUpload(await beginUpload(one, who, film.length))
  const servers = [two, one]
  for (let offset = 0, turn = 0; offset < film.length; offset = await offsetOfUpload(servers[turn % 2] ?? '', who, id)) {
    const sent = await continueUpload(servers[turn++ % 2] ?? '', who, id, offset, film.subarray(offset, offset + 9 * megabyte))
    assert.equal(sent.status, 204, await sent.text())
  }
  const made = await makeVideo(who, id)
  assert.equal(made.statusCode, 201, made.body)
  assert.ok((await t.as().get(made.json().link)).rawPayload.equals(film))
  assert.deepEqual([await findUpload(t.db, id), await storedPieces(id)], [undefined, 0])
})

test('of two servers that get the next part of an upload at once, one keeps it and the other refuses it', async () => {
  const who = await buildUser(t, { isCreator: true })
  const rounds = 8
  const id = idOfUpload(await beginUpload(one, who, samples.mp4.length + rounds * megabyte))
  assert.equal((await continueUpload(one, who, id, 0, samples.mp4)).status, 204)
  const kept = [samples.mp4]
  for (let offset = samples.mp4.length, round = 0; round < rounds; round++, offset += megabyte) {
    const parts = [randomBytes(megabyte), randomBytes(megabyte)]
    const sent: Response[] = await Promise.all(
      [one, two].map((server, index) => continueUpload(server, who, id, offset, parts[index] as Buffer)),
    )
    const statuses = sent.map(({ status }) => status)
    assert.deepEqual(statuses.toSorted(), [204, 409])
    kept.push(parts[statuses.indexOf(204)] as Buffer)
  }
  assert.equal(await storedPieces(id), 1 + rounds)
  const made = await makeVideo(who, id)
  assert.equal(made.statusCode, 201, made.body)
  assert.ok((await t.as().get(made.json().link)).rawPayload.equals(Buffer.concat(kept)))
})

test('the space of uploads counts on all servers, for whatever is stored, until it is free again', async () => {
  const who = await buildUser(t, { isCreator: true })
  const film = 2 * gigabyte
  const begun = await Promise.all([one, two, one, two, one, two, one].map((server) => beginUpload(server, who, film)))
  assert.deepEqual(begun.map(({ status }) => status).toSorted(), [201, 201, 201, 201, 201, 413, 413])
  for (const server of [one, two]) assert.equal((await beginUpload(server, who, film)).status, 413)
  const form = multipart({ name: 'Film', duration: 5, 'quality.id': 1 }, { fileName: 'film.mp4', content: samples.mp4 })
  assert.equal((await t.as(who).post('/api/videos', ...form)).statusCode, 413)
  const first = begun.find(({ status }) => status === 201)
  assert.ok(first)
  assert.equal((await cancelUpload(two, who, idOfUpload(first))).status, 204)
  assert.equal((await continueUpload(one, who, idOfUpload(first), 0, samples.mp4)).status, 404)
  assert.equal((await beginUpload(one, who, film)).status, 201)
})

test('the space of an upload becomes the space of its file, even if nothing else would fit', async () => {
  const who = await buildUser(t, { isCreator: true })
  const id = idOfUpload(await beginUpload(one, who, samples.mp4.length))
  await continueUpload(two, who, id, 0, samples.mp4)
  const rest = { userId: who.id, fileName: 'film.mp4', size: 10 * gigabyte - samples.mp4.length, now: t.clock.now() }
  await insertUpload(t.db, { ...rest, id: `${who.id}-${'A'.repeat(22)}` })
  assert.equal((await makeVideo(who, id)).statusCode, 201)
})

test('a piece counts only where the upload ends, and only within its size', async () => {
  const who = await buildUser(t, { isCreator: true })
  const id = idOfUpload(await beginUpload(one, who, 20))
  const add = (start: number, size: number) => addPiece(t.db, id, { start, size, name: `uploads/${id}.${start}` }, t.clock.now())
  assert.deepEqual([await add(5, 5), await add(0, 10), await add(0, 10), await add(10, 11)], [false, true, false, false])
  assert.equal((await findUpload(t.db, id))?.received, 10)
  assert.equal((await listPieces(t.db, id)).length, 1)
})
