import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { type Bytes, ZipFile } from './zip-file.ts'

/** A file that counts the bytes that were read. */
function toFile(content: Uint8Array): Bytes & { bytesRead: number } {
  const file = {
    size: content.length,
    bytesRead: 0,
    read: async (begin: number, end: number) => {
      file.bytesRead += end - begin
      return Uint8Array.from(content.subarray(begin, end))
    },
  }
  return file
}

const text = 'Words that repeat, words that repeat. '.repeat(400)

test('packed and stored entries are read, and only what is bytesRead for', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(60_000))
  const file = toFile(
    zipSync({
      'a/stored.bin': [noise, { level: 0 }],
      'packed.txt': strToU8(text),
      'ünï.txt': strToU8('naïve'),
      empty: strToU8(''),
    }),
  )
  const zip = await ZipFile.open(file)
  assert.equal(zip.has('packed.txt'), true)
  assert.equal(zip.has('missing.txt'), false)
  file.bytesRead = 0
  assert.equal(await zip.text('packed.txt'), text)
  assert.ok(file.bytesRead < 1_000)
  assert.deepEqual(await zip.read('a/stored.bin'), Uint8Array.from(noise))
  assert.equal(await zip.text('ünï.txt'), 'naïve')
  assert.equal(await zip.text('empty'), '')
  await assert.rejects(zip.read('missing.txt'), /no missing.txt/)
})

test('texts in UTF-16 are read too', async () => {
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  assert.equal(await (await ZipFile.open(toFile(zipSync({ one: utf16 })))).text('one'), text)
})

test('what is not a zip file is refused', async () => {
  await assert.rejects(ZipFile.open(toFile(strToU8('<html>no zip at all</html>'))), /this is none/)
  await assert.rejects(ZipFile.open(toFile(new Uint8Array())), /this is none/)
})

test('an entry never becomes larger than it said, and one that says too much is not unpacked', async () => {
  const packed = zipSync({ bomb: strToU8('0'.repeat(1_000_000)) })
  const view = new DataView(packed.buffer)
  const list = view.getUint32(packed.length - 22 + 16, true)
  const saying = async (size: number) => {
    view.setUint32(list + 24, size, true)
    return (await ZipFile.open(toFile(packed))).read('bomb')
  }
  assert.equal((await saying(1_000_000)).length, 1_000_000)
  const small = await saying(1_000).catch(() => new Uint8Array())
  assert.ok(small.length <= 1_000)
  await assert.rejects(saying(2 ** 31), /too large/)
})
