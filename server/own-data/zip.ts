import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  path: string
  content: AsyncIterable<Buffer>
  /** Media are compressed already, so they are only wrapped. */
  isCompressed: boolean
}

/** Numbers from here on need a field of 64 bits. */
const large = 0xffff_ffff

/**
 * Makes a zip while it is read, and keeps only the list of its entries in memory. Our own, because fflate writes none of more than 4 GB.
 * Each entry must stay below that. Its size and checksum follow its content, as the format allows.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, now: Date, largeFrom = large): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let written = 0
  const counted = (bytes: Buffer) => {
    written += bytes.length
    return bytes
  }
  for await (const { path, content, isCompressed } of entries) {
    const start = written
    yield counted(opening(path, now))
    const contentStart = written
    const measured = { size: 0, checksum: 0 }
    for await (const chunk of deflate(measure(content, measured), isCompressed)) yield counted(chunk)
    const facts = { path, now, start, packed: written - contentStart, ...measured }
    if (Math.max(facts.packed, facts.size) >= large) throw new Error(`${path} is too large for a zip`)
    yield counted(record(four(0x08074b50, facts.checksum, facts.packed, facts.size)))
    directory.push(directoryEntry(facts, start >= largeFrom))
  }
  const start = written
  for (const entry of directory) yield counted(entry)
  yield end({ count: directory.length, start, size: written - start }, written >= largeFrom || directory.length >= 0xffff)
}

async function* measure(content: AsyncIterable<Buffer>, measured: { size: number; checksum: number }): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    measured.size += chunk.length
    measured.checksum = crc32(chunk, measured.checksum)
    yield chunk
  }
}

async function* deflate(content: AsyncIterable<Buffer>, isCompressed: boolean): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: isCompressed ? 0 : 6 })
  // An error of the source also ends the packer, and is thrown where its output is read.
  const feeding = pipeline(Readable.from(content), packer).catch(() => {})
  yield* packer
  await feeding
}

type Field = [bytes: 2 | 4 | 8, value: number]
const two = (...values: number[]): Field[] => values.map((value) => [2, value])
const four = (...values: number[]): Field[] => values.map((value) => [4, value])
const eight = (...values: number[]): Field[] => values.map((value) => [8, value])

function record(...groups: Field[][]): Buffer {
  return Buffer.concat(
    groups.flat().map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      if (bytes === 8) field.writeBigUInt64LE(BigInt(value))
      else field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}

const version = 20
const version64 = 45
/** Names are in UTF-8, and sizes follow the content. */
const flags = 0x0808
const deflated = 8

function opening(path: string, now: Date): Buffer {
  const name = Buffer.from(path)
  const fields = record(four(0x04034b50), two(version, flags, deflated, ...dosTime(now)), four(0, 0, 0), two(name.length, 0))
  return Buffer.concat([fields, name])
}

interface EntryFacts {
  path: string
  now: Date
  start: number
  packed: number
  size: number
  checksum: number
}

function directoryEntry({ path, now, start, packed, size, checksum }: EntryFacts, isLarge: boolean): Buffer {
  const name = Buffer.from(path)
  const extra = isLarge ? record(two(1, 8), eight(start)) : Buffer.alloc(0)
  const fields = record(
    four(0x02014b50),
    two(version64, isLarge ? version64 : version, flags, deflated, ...dosTime(now)),
    four(checksum, packed, size),
    two(name.length, extra.length, 0, 0, 0),
    four(0, isLarge ? large : start),
  )
  return Buffer.concat([fields, name, extra])
}

function end({ count, start, size }: { count: number; start: number; size: number }, isLarge: boolean): Buffer {
  const last = (count: number, size: number, start: number) =>
    record(four(0x06054b50), two(0, 0, count, count), four(size, start), two(0))
  if (!isLarge) return last(count, size, start)
  return Buffer.concat([
    record(four(0x06064b50), eight(44), two(version64, version64), four(0, 0), eight(count, count, size, start)),
    record(four(0x07064b50, 0), eight(start + size), four(1)),
    last(0xffff, large, large),
  ])
}

/** In the format of MS-DOS, in UTC. */
const dosTime = (now: Date): [time: number, date: number] => [
  (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1),
  ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(),
]
