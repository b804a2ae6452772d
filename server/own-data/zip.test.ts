import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { fromBufferPromise } from 'yauzl'
import { writeZip, type ZipEntry } from './zip.ts'

const now = new Date('2026-11-02T09:30:00Z')
const media = randomBytes(200_000)
const words = Buffer.from('The same words again. '.repeat(10_000))

async function* entries(): AsyncGenerator<ZipEntry> {
  yield { path: 'README.txt', content: inChunks(words), isCompressed: false }
  yield { path: 'files/books/Ünïcode „Buch“.pdf', content: inChunks(media), isCompressed: true }
  yield { path: 'empty.json', content: inChunks(Buffer.alloc(0)), isCompressed: false }
}

async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 10_000) yield bytes.subarray(start, start + 10_000)
}

/** With a reader that checks sizes; the checksums are compared here. */
async function read(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await fromBufferPromise(zip, { lazyEntries: true, validateEntrySizes: true })
  const found = new Map<string, Buffer>()
  for await (const entry of file.eachEntry()) {
    found.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)))
    assert.equal(entry.getLastModDate({ timezone: 'UTC' }).toISOString(), now.toISOString())
  }
  return found
}

for (const [size, largeFrom] of [
  ['small', undefined],
  ['large', 0],
] as const) {
  test(`another program reads all entries of a ${size} zip`, async () => {
    const zip = Buffer.concat(await Array.fromAsync(writeZip(entries(), now, largeFrom)))
    const found = await read(zip)
    assert.deepEqual([...found.keys()], ['README.txt', 'files/books/Ünïcode „Buch“.pdf', 'empty.json'])
    assert.deepEqual([...found.values()], [words, media, Buffer.alloc(0)])
    assert.ok(zip.length < media.length + 5000, 'words are compressed')
  })
}

test('an error while reading an entry is an error of the zip', async () => {
  async function* broken(): AsyncGenerator<ZipEntry> {
    yield {
      path: 'a.txt',
      isCompressed: false,
      content: (async function* () {
        yield Buffer.from('a')
        throw new Error('the disk is gone')
      })(),
    }
  }
  await assert.rejects(Array.fromAsync(writeZip(broken(), now)), /the disk is gone/)
})
