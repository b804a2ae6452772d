import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refused } from '#server/core/errors.ts'
import { refusals } from './words.ts'

const maxEntries = 10_000
const maxUnpacked = 1024 * 1024 * 1024
const maxRatio = 100
const archive = /\.(zip|7z|rar|tar|tgz|gz|bz2|xz|zst|lz4|cab|arj)$/i
const symlink = 0o120000
const fileType = 0o170000
const localHeader = 30

/**
 * Checks the structure and the names of a zip, and what it really unpacks to. The sizes in its headers can be a lie, so every entry is
 * unpacked up to a limit, without keeping anything.
 */
export async function checkZip(path: string): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
    throw refusals.notAZip()
  })
  try {
    const entries = await readEntries(zip)
    refuseOverlaps(entries, zip.fileSize)
    await inflateAll(zip, entries)
  } catch (error) {
    if (error instanceof Refused) throw error
    // The library refuses such names before we can.
    const leadsOutside = error instanceof Error && /(relative|absolute) path/.test(error.message)
    throw leadsOutside ? refusals.zipLeadsOutside() : refusals.notAZip()
  } finally {
    zip.close()
  }
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount === 0) throw refusals.zipIsEmpty()
  if (zip.entryCount > maxEntries) throw tooManyEntries()
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    entries.push(entry)
    if (entries.length > maxEntries) throw tooManyEntries()
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0)
  if (unpacked > maxUnpacked || unpacked > Math.max(packed, 1) * maxRatio) throw refusals.zipIsTooMuch()
  return entries
}

function checkEntry(entry: Entry): void {
  const { fileName } = entry
  if (entry.isEncrypted()) throw refusals.zipIsEncrypted()
  if (/^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i.test(fileName)) throw refusals.zipLeadsOutside()
  if (((entry.externalFileAttributes >>> 16) & fileType) === symlink) throw refusals.zipHasLink()
  if (archive.test(fileName)) throw refusals.zipHasArchive()
}

/** Entries that share bytes could unpack to far more than the file holds. */
function refuseOverlaps(entries: Entry[], fileSize: number): void {
  const places = entries
    .map((entry) => ({ start: entry.relativeOffsetOfLocalHeader, size: localHeader + entry.compressedSize }))
    .sort((a, b) => a.start - b.start)
  let end = 0
  for (const { start, size } of places) {
    if (start < end || start + size > fileSize) throw refusals.notAZip()
    end = start + size
  }
}

async function inflateAll(zip: ZipFile, entries: Entry[]): Promise<void> {
  let unpacked = 0
  const nowhere = () =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        unpacked += chunk.length
        done(unpacked > maxUnpacked ? refusals.zipIsTooMuch() : null)
      },
    })
  for (const entry of entries) {
    if (entry.fileName.endsWith('/')) continue
    await pipeline(await zip.openReadStreamPromise(entry), nowhere())
  }
}

const tooManyEntries = () => refusals.zipHasTooMany({ most: String(maxEntries) })
