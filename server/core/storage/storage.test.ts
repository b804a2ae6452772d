import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, describe, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { bucketSettings, emptyStorage } from '#server/testing/test-storage.ts'
import { until } from '#server/testing/until.ts'
import { freePort, startPortal } from '../../../test/portal-process.ts'
import { readSettings } from '../settings.ts'
import { folderStorage } from './folder-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const megabyte = 1024 * 1024
setFlagsFromString('--expose-gc')
/** So that a measurement counts only memory that is still in use. */
const collectGarbage: () => void = runInNewContext('gc')
const dir = await mkdtemp(join(tmpdir(), 'coursewise-storage-'))
const bucket = bucketSettings()
const storages: Record<string, Storage> = { 'a folder': folderStorage(join(dir, 'files')) }
if (bucket) storages['a bucket'] = await openBucket(bucket)
after(() => rm(dir, { recursive: true }))

for (const [place, storage] of Object.entries(storages)) {
  const put = (name: string, content: string) => storage.put(name, Readable.from([Buffer.from(content)]))
  const read = async (name: string, range?: { start: number; end: number }) => {
    const file = await storage.open(name, range)
    return file && { text: (await buffer(file.content)).toString(), size: file.size }
  }
  const names = async () => (await Array.fromAsync(storage.list())).map(({ name }) => name).sort()

  describe(place, () => {
    afterEach(() => emptyStorage(storage))

    test('a file is returned as it was stored, whole or in parts', async () => {
      const sha256 = createHash('sha256').update('0123456789').digest('hex')
      assert.deepEqual(await put('videos/digits.mp4', '0123456789'), { size: 10, sha256 })
      assert.deepEqual(await read('videos/digits.mp4'), { text: '0123456789', size: 10 })
      assert.deepEqual(await read('videos/digits.mp4', { start: 2, end: 4 }), { text: '234', size: 10 })
      assert.deepEqual(await read('videos/digits.mp4', { start: 0, end: 0 }), { text: '0', size: 10 })
      assert.deepEqual(await read('videos/digits.mp4', { start: 9, end: 9 }), { text: '9', size: 10 })
      assert.equal((await storage.put('books/empty.txt', Readable.from([]))).size, 0)
      assert.deepEqual(await read('books/empty.txt'), { text: '', size: 0 })
    })

    test('a removed file is not there, and one that never was can be removed too', async () => {
      await put('books/short-lived.pdf', 'x')
      await storage.remove('books/short-lived.pdf')
      assert.equal(await storage.open('books/short-lived.pdf'), undefined)
      assert.equal(await storage.open('books/short-lived.pdf', { start: 0, end: 0 }), undefined)
      await storage.remove('books/short-lived.pdf')
      assert.deepEqual(await names(), [])
    })

    test('all files are listed with their time, over several pages too', async () => {
      const expected = Array.from({ length: 25 }, (_, i) => `${i % 2 ? 'avatars' : 'videos'}/file-${i}.webp`).sort()
      for (const name of expected) await put(name, name)
      assert.deepEqual(await names(), expected)
      for await (const { modifiedAt } of storage.list()) assert.ok(Math.abs(Date.now() - modifiedAt.getTime()) < 60_000)
      for (const name of expected) await storage.remove(name)
      assert.deepEqual(await names(), [])
    })

    test('100 MB are stored and read without filling the memory', async () => {
      await storage.put('videos/warm-up.mp4', stream(20))
      const before = process.memoryUsage.rss()
      let most = 0
      let chunks = 0
      const watch = () => {
        if (++chunks % 128 > 0) return
        collectGarbage()
        most = Math.max(most, process.memoryUsage.rss() - before)
      }
      const stored = await storage.put('videos/large.mp4', stream(100, watch))
      const file = await storage.open('videos/large.mp4')
      const hash = createHash('sha256')
      for await (const chunk of file?.content ?? []) {
        hash.update(chunk)
        watch()
      }
      assert.equal(stored.size, 100 * megabyte)
      assert.equal(hash.digest('hex'), stored.sha256)
      assert.ok(most < 60 * megabyte, `memory grew by ${Math.round(most / megabyte)} MB`)
      const across = { start: 8 * megabyte - 2, end: 8 * megabyte + 1 }
      const part = await storage.open('videos/large.mp4', across)
      assert.equal((await buffer(part?.content ?? Readable.from([]))).length, 4)
      assert.equal(part?.size, 100 * megabyte)
    })

    for (const megabytes of [0, 20]) {
      test(`a stream that breaks after ${megabytes} MB leaves nothing behind`, async () => {
        const broken = Readable.from(
          (async function* () {
            yield Buffer.from('half')
            yield* stream(megabytes)
            throw new Error('connection lost')
          })(),
        )
        await assert.rejects(storage.put('videos/broken.mp4', broken), /connection lost/)
        assert.equal(await storage.open('videos/broken.mp4'), undefined)
        assert.deepEqual(await names(), [])
      })
    }

    test('an unfinished file cannot be opened yet, but is listed and can be removed if its process dies', {
      timeout: 30_000,
    }, async () => {
      const endless = new PassThrough()
      const source = stream(20)
      const allIsSent = once(source, 'end')
      source.pipe(endless, { end: false })
      const ended = assert.rejects(storage.put('videos/stuck.mp4', endless))
      await until(async () => (await names()).length > 0)
      assert.equal(await storage.open('videos/stuck.mp4'), undefined)
      await allIsSent
      // Two servers of one portal may sweep at the same time; what both leave behind, the next sweep removes.
      for (const name of await names()) await Promise.all([storage.remove(name), storage.remove(name)])
      for (const name of await names()) await storage.remove(name)
      assert.deepEqual(await names(), [])
      endless.destroy()
      await ended
      assert.deepEqual(await names(), [])
    })

    test('names that the server does not make are refused', async () => {
      for (const name of [
        '',
        'x',
        '../x.txt',
        'a/../x.txt',
        '/etc/passwd',
        'a/b/c.txt',
        'videos/x',
        'Videos/x.mp4',
        'a/x.mp4\n',
      ]) {
        await assert.rejects(put(name, 'x'), /not a storage name/, name)
        await assert.rejects(storage.open(name), /not a storage name/, name)
        await assert.rejects(storage.remove(name), /not a storage name/, name)
      }
    })
  })
}

test('the settings of the bucket belong together', () => {
  const all = { S3_BUCKET: 'b', S3_ENDPOINT: 'https://s3.example.org', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }
  assert.deepEqual(readSettings(all).s3, {
    bucket: 'b',
    endpoint: 'https://s3.example.org',
    region: 'us-east-1',
    accessKey: 'a',
    secretKey: 's',
    prefix: '',
    forcePathStyle: true,
    direct: undefined,
  })
  const { s3 } = readSettings({ ...all, S3_REGION: 'eu', S3_PREFIX: 'portal/files', S3_FORCE_PATH_STYLE: '0' })
  assert.deepEqual([s3?.region, s3?.prefix, s3?.forcePathStyle], ['eu', 'portal/files/', false])
  assert.equal(readSettings({}).s3, undefined)
  for (const name of Object.keys(all)) assert.throws(() => readSettings({ ...all, [name]: '' }), /must be given together/)
  const direct = (env: NodeJS.ProcessEnv) =>
    readSettings({ ...all, FILES_DIRECT_URL: 'https://files.example.org/', ...env }).s3?.direct
  assert.deepEqual(direct({}), { url: 'https://files.example.org/', origin: 'https://files.example.org' })
  assert.equal(direct({ S3_FORCE_PATH_STYLE: '0' })?.origin, 'https://b.files.example.org')
  assert.throws(() => readSettings({ FILES_DIRECT_URL: 'https://files.example.org' }), /FILES_DIRECT_URL only with them/)
  assert.throws(() => direct({ FILES_DIRECT_URL: 'files' }), /FILES_DIRECT_URL must be an address/)
  for (const alone of ['S3_PREFIX', 'S3_REGION']) assert.throws(() => readSettings({ [alone]: 'x' }), /only with them/)
  assert.throws(() => readSettings({ ...all, S3_ENDPOINT: 'ftp://x' }), /S3_ENDPOINT must be an address/)
  assert.throws(() => readSettings({ ...all, S3_PREFIX: '/../x' }), /S3_PREFIX must be a path/)
})

test('a bucket that does not respond gives a sentence, at the start too', async () => {
  const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`
  const nobody = { S3_ENDPOINT, S3_BUCKET: 'files', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }
  const sentence = /the bucket files at http:\/\/127.0.0.1:\d+ cannot be reached: .*ECONNREFUSED.* Check S3_ENDPOINT/
  await assert.rejects(openBucket(nobody), sentence)
  await assert.rejects(startOn(nobody), (error: Error) => {
    assert.match(error.message, sentence)
    return error.message.includes('Coursewise could not start: the bucket')
  })
})

if (bucket) {
  test('a bucket that refuses gives a sentence that names the setting, at the start too', async () => {
    const sentence = /the bucket \w+ at http.* refuses the keys. Check S3_ACCESS_KEY and S3_SECRET_KEY/
    await assert.rejects(openBucket({ ...bucket, S3_SECRET_KEY: 'wrong' }), sentence)
    await assert.rejects(openBucket({ ...bucket, S3_ACCESS_KEY: 'nobody' }), sentence)
    await assert.rejects(
      openBucket({ ...bucket, S3_BUCKET: 'no-such-bucket' }),
      /does not exist. Create it, or correct S3_BUCKET/,
    )
    await assert.rejects(startOn({ ...bucket, S3_SECRET_KEY: 'wrong' }), /could not start: the bucket .* refuses the keys/)
  })

  test('portals with a prefix each share a bucket and see only their own files', async () => {
    const [one, other] = [storages['a bucket'], await openBucket({ ...bucket, S3_PREFIX: `${bucket.S3_PREFIX}-other` })]
    await one?.put('books/mine.txt', Readable.from([Buffer.from('x')]))
    assert.equal(await other.open('books/mine.txt'), undefined)
    assert.deepEqual(await Array.fromAsync(other.list()), [])
    await one?.remove('books/mine.txt')
  })

  test('a bucket with versions brings back a file that was removed, also a large one', async () => {
    const Bucket = `versions-${randomBytes(8).toString('hex')}`
    const { S3_ENDPOINT: endpoint = '', S3_ACCESS_KEY: accessKeyId = '', S3_SECRET_KEY: secretAccessKey = '' } = bucket
    const client = new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
    })
    await client.send(new CreateBucketCommand({ Bucket }))
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }))
    const storage = await openBucket({ ...bucket, S3_BUCKET: Bucket })
    for (const [name, megabytes] of [
      ['books/small.pdf', 1],
      ['videos/large.mp4', 20],
    ] as const) {
      const { sha256 } = await storage.put(name, stream(megabytes))
      await storage.remove(name)
      assert.equal(await storage.open(name), undefined)
      const { Versions: [version] = [] } = await client.send(
        new ListObjectVersionsCommand({ Bucket, Prefix: `${bucket.S3_PREFIX}/${name}` }),
      )
      assert.ok(version)
      const CopySource = `${Bucket}/${version.Key}?versionId=${version.VersionId}`
      await client.send(new CopyObjectCommand({ Bucket, Key: version.Key, CopySource }))
      const file = await storage.open(name)
      assert.ok(file)
      assert.equal(
        createHash('sha256')
          .update(await buffer(file.content))
          .digest('hex'),
        sha256,
      )
    }
  })

  for (const [step, method] of [
    ['a part', 'PUT'],
    ['the last step', 'POST'],
  ] as const) {
    test(`a bucket that fails at ${step} of a large file gives an error, and keeps nothing of the file`, async () => {
      const isStep = (request: IncomingMessage) => request.method === method && request.url?.includes('uploadId=')
      const faulty = await openBucket({ ...bucket, S3_ENDPOINT: await startFaultyProxy(bucket.S3_ENDPOINT ?? '', isStep) })
      await assert.rejects(faulty.put('videos/large.mp4', stream(20)), /the bucket .* cannot be reached: /)
      assert.deepEqual(await Array.fromAsync(faulty.list()), [])
    })
  }

  test('the portal starts on a bucket', async () => {
    const portal = await startOn(bucket)
    assert.equal((await fetch(`${portal.url}/health/ready`)).status, 200)
    portal.child.kill('SIGTERM')
    assert.equal(await portal.exited, 0)
  })
}

async function openBucket(env: NodeJS.ProcessEnv): Promise<Storage> {
  const { s3 } = readSettings(env)
  assert.ok(s3)
  return openS3Storage(s3)
}

async function startOn(s3: NodeJS.ProcessEnv) {
  const database = await createTestDatabase()
  after(database.drop)
  return startPortal(join(dir, 'portal'), { ...(s3 as Record<string, string>), DATABASE_URL: database.url, DEMO: '0' })
}

/** A proxy to the bucket that breaks the connection of some requests. */
async function startFaultyProxy(endpoint: string, breaks: (request: IncomingMessage) => boolean | undefined): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    if (breaks(incoming)) return incoming.socket.destroy()
    const { method, url, headers } = incoming
    const onward = request(new URL(url ?? '', endpoint), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const address = server.address()
  assert.ok(typeof address === 'object' && address)
  return `http://127.0.0.1:${address.port}`
}

/** Megabytes of random data, in pieces such as a network sends. */
function stream(megabytes: number, onChunk = () => {}): Readable {
  const noise = randomBytes(64 * 1024)
  return Readable.from(
    (async function* () {
      for (let i = 0; i < megabytes * 16; i++) {
        const chunk = Buffer.from(noise)
        chunk.writeUInt32BE(i)
        onChunk()
        yield chunk
      }
    })(),
  )
}
