import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { after, test } from 'node:test'
import { readSettings } from '#server/core/settings.ts'
import { samples } from '#server/testing/forms.ts'
import { bucketSettings, emptyStorage, openTestStorage } from '#server/testing/test-storage.ts'
import { beginUpload, idOfUpload, offsetOfUpload, tusHeaders } from '#server/testing/tus.ts'
import { until } from '#server/testing/until.ts'
import { openServers } from '../../test/open-servers.ts'
import { enter, type Person } from '../../test/portal-process.ts'
import { findUpload } from './uploads.queries.ts'

const megabyte = 1024 ** 2
/** In MB. By hand: UPLOAD_MB=1024 npm run portal -- test s3 --long killed-server */
const size = Number(process.env.UPLOAD_MB ?? 40) * megabyte
const bucket = bucketSettings()
const { db, start } = await openServers({
  SECRET_KEY: 'one key for all servers, 0123456789',
  ...(bucket as Record<string, string>),
})
if (bucket) after(async () => emptyStorage(await openTestStorage(readSettings(bucket))))
/** With a bucket each server has its own disk; without one they share the folder. */
const startOn = (disk: string) => start(bucket ? disk : undefined)

/** A film in which no two blocks are the same, from a place in it. */
function* film(from: number): Generator<Buffer> {
  const block = Buffer.alloc(megabyte)
  for (let start = 0; start < size; start += megabyte) {
    block.fill(createHash('sha256').update(String(start)).digest())
    if (start === 0) samples.mp4.copy(block)
    if (start + megabyte > from) yield Buffer.from(block.subarray(Math.max(0, from - start), size - start))
  }
}

/** Sends the rest of the film in one request. Resolves with the status, or rejects when the server dies. */
const sendRest = (server: string, who: Person, id: string, offset: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    const fields = { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream', 'content-length': size - offset }
    const outgoing = request(`${server}/api/uploads/${id}`, { method: 'PATCH', headers: tusHeaders(who, fields) }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode)),
    ).on('error', reject)
    pipeline(Readable.from(film(offset)), outgoing).catch(reject)
  })

test('an upload whose server is killed in the middle goes on through another one and arrives whole', async () => {
  const [first, second] = [await startOn('first'), await startOn('second')]
  const registered = await enter(first.url, 'creator@example.com', 'a long secret', 'register')
  const creator = await fetch(`${second.url}/api/account/became-creator`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${registered.accessToken}` },
  })
  const who = (await creator.json()) as Person
  const id = idOfUpload(await beginUpload(first.url, who, size))
  const broken = assert.rejects(sendRest(first.url, who, id, 0))
  await until(async () => ((await findUpload(db, id))?.received ?? 0) >= size / 4)
  first.child.kill('SIGKILL')
  await Promise.all([broken, first.exited])

  const offset = await offsetOfUpload(second.url, who, id)
  assert.ok(offset >= size / 4 && offset < size, `${offset} of ${size} bytes have arrived`)
  assert.equal(await sendRest(second.url, who, id, offset), 204)

  const third = await startOn('third')
  const fields = new FormData()
  for (const [name, value] of Object.entries({ name: 'Film', duration: '5', 'quality.id': '1', uploadId: id }))
    fields.set(name, value)
  const authorization = `Bearer ${who.accessToken}`
  const made = await fetch(`${third.url}/api/videos`, { method: 'POST', headers: { authorization }, body: fields })
  assert.equal(made.status, 201)
  const { link } = (await made.json()) as { link: string }
  const [received, sent] = [createHash('sha256'), createHash('sha256')]
  for await (const chunk of (await fetch(new URL(link, second.url))).body ?? []) received.update(chunk)
  for (const block of film(0)) sent.update(block)
  assert.equal(received.digest('hex'), sent.digest('hex'))
})
