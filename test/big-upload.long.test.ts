import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { after, before, test } from 'node:test'
import { samples } from '#server/testing/forms.ts'
import { until } from '#server/testing/until.ts'
import { type PortalProcess, post, startPortal } from './portal-process.ts'

const gigabyte = 1024 ** 3
const half = gigabyte / 2
/** In MB. How much garbage is not collected yet depends on the machine's load; a file in memory would be several times this. */
const flat = 120
const dataDir = mkdtempSync(join(tmpdir(), 'coursewise-upload-'))
let portal: PortalProcess
let token = ''

before(async () => {
  portal = await startPortal(dataDir, { DEMO: '0' })
  const registered = await post(`${portal.url}/api/account/register`, {
    name: 'Cut',
    email: 'cut@example.com',
    password: 'a long secret',
  })
  const { accessToken } = (await registered.json()) as { accessToken: string }
  const creator = await fetch(`${portal.url}/api/account/became-creator`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}` },
  })
  token = ((await creator.json()) as { accessToken: string }).accessToken
})
after(async () => {
  portal.child.kill('SIGTERM')
  await portal.exited
  rmSync(dataDir, { recursive: true, force: true })
})

/** The memory of the server's process, in MB. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${portal.child.pid}/status`, 'utf8'))?.[1]) / 1024
const filesIn = (folder: string) => {
  try {
    return readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
  } catch {
    return 0
  }
}

/** A number of bytes that begin like an MP4. */
function* film(bytes: number): Generator<Buffer> {
  const block = Buffer.alloc(1024 ** 2, 7)
  yield samples.mp4
  for (let left = bytes - samples.mp4.length; left > 0; left -= block.length)
    yield left < block.length ? block.subarray(0, left) : block
}

/** Sends a body, or cuts the connection in the middle. Returns status and body. */
function send(
  method: string,
  url: string,
  headers: Record<string, string | number>,
  body: Iterable<Buffer>,
  cutAfter = Number.POSITIVE_INFINITY,
) {
  return new Promise<{ status: number; text: string; location: string }>((resolve, reject) => {
    const outgoing = request(url, { method, headers: { authorization: `Bearer ${token}`, ...headers } }, async (response) => {
      const text = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)).toString()
      resolve({ status: response.statusCode ?? 0, text, location: String(response.headers.location ?? '') })
    })
    outgoing.on('error', reject)
    const upToTheCut = function* () {
      let sent = 0
      for (const chunk of body) {
        yield chunk
        sent += chunk.length
        if (sent >= cutAfter) return
      }
    }
    pipeline(Readable.from(upToTheCut()), outgoing, { end: cutAfter === Number.POSITIVE_INFINITY }).then(
      async () => {
        if (cutAfter === Number.POSITIVE_INFINITY) return
        await until(() => outgoing.writableLength === 0)
        outgoing.destroy(new Error('cut'))
      },
      () => {},
    )
  })
}

function* form(bytes: number, boundary: string): Generator<Buffer> {
  for (const [name, value] of Object.entries({ name: 'A long film', duration: '7200', 'quality.id': '5' })) {
    yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  }
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
  )
  yield* film(bytes)
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}
const asForm = { 'content-type': 'multipart/form-data; boundary=cut', 'transfer-encoding': 'chunked' }

/** How much the memory grows at most while something runs. */
async function growth<T>(work: Promise<T>): Promise<{ result: T; grown: number }> {
  const start = memory()
  let most = start
  const timer = setInterval(() => {
    most = Math.max(most, memory())
  }, 50)
  const result = await work.finally(() => clearInterval(timer))
  return { result, grown: most - start }
}

test('a gigabyte as a form, and half of one cut and resumed: the memory of the server stays flat', async () => {
  // A first upload loads code and buffers once, which must not count as growth.
  assert.equal((await send('POST', `${portal.url}/api/videos`, asForm, form(100 * 1024 ** 2, 'cut'))).status, 201)
  const whole = await growth(send('POST', `${portal.url}/api/videos`, asForm, form(gigabyte, 'cut')))
  assert.equal(whole.result.status, 201, whole.result.text)
  assert.ok(whole.grown < flat, `memory grew by ${Math.round(whole.grown)} MB`)

  const tus = { 'tus-resumable': '1.0.0' }
  const metadata = `folder ${Buffer.from('videos').toString('base64')},filename ${Buffer.from('film.mp4').toString('base64')}`
  const begun = await send(
    'POST',
    `${portal.url}/api/uploads`,
    { ...tus, 'upload-length': half, 'upload-metadata': metadata, 'content-length': 0 },
    [],
  )
  const address = new URL(begun.location, portal.url).href
  const patch = { ...tus, 'content-type': 'application/offset+octet-stream' }
  const cut = await growth(
    assert.rejects(send('PATCH', address, { ...patch, 'upload-offset': 0, 'content-length': half }, film(half), half / 4), /cut/),
  )
  const state = await fetch(address, { method: 'HEAD', headers: { ...tus, authorization: `Bearer ${token}` } })
  const offset = Number(state.headers.get('upload-offset'))
  assert.ok(offset > half / 8 && offset < half, `the cut upload is at ${offset}`)
  const rest = function* () {
    let skip = offset
    for (const chunk of film(half)) {
      if (skip < chunk.length) yield chunk.subarray(skip)
      skip = Math.max(0, skip - chunk.length)
    }
  }
  const resumed = await growth(
    send('PATCH', address, { ...patch, 'upload-offset': offset, 'content-length': half - offset }, rest()),
  )
  assert.equal(resumed.result.status, 204, resumed.result.text)
  for (const { grown } of [cut, resumed]) assert.ok(grown < flat, `memory grew by ${Math.round(grown)} MB`)
  const fields = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Resumed',
    duration: '7200',
    'quality.id': '5',
    uploadId: address.split('/').at(-1) ?? '',
  }))
    fields.set(name, value)
  const made = await growth(
    fetch(`${portal.url}/api/videos`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: fields }),
  )
  assert.equal(made.result.status, 201)
  assert.ok(made.grown < flat, `memory grew by ${Math.round(made.grown)} MB`)
})

test('a form that is cut leaves no file and no row', async () => {
  const countVideos = async () => {
    const list = await fetch(`${portal.url}/api/videos`, { headers: { authorization: `Bearer ${token}` } })
    return ((await list.json()) as object[]).length
  }
  const left = async () => [filesIn('files'), filesIn('unfinished'), await countVideos()]
  const before = await left()
  await assert.rejects(send('POST', `${portal.url}/api/videos`, asForm, form(50 * 1024 ** 2, 'cut'), 20 * 1024 ** 2), /cut/)
  // The server notices the cut a moment later.
  await until(() => filesIn('unfinished') <= (before[1] ?? 0))
  assert.deepEqual(await left(), before)
})
