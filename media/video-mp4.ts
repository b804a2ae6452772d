import { type FileParts, readLetters, type Track, type VideoFile } from './video-parts.ts'

interface Box {
  type: string
  /** Where its content begins and ends. */
  begin: number
  end: number
}

const kinds: Record<string, Track['kind']> = { vide: 'video', soun: 'sound' }
/** The bytes in a sample entry before its boxes. */
const entrySize = { video: 78, sound: 28 }

/** MP4 and QuickTime consist of nested boxes. The description (`moov`) may be at the end, after two gigabytes. */
export async function readMp4(parts: FileParts): Promise<VideoFile> {
  const moov = await firstIn(parts, 0, parts.size, 'moov')
  const file: VideoFile = { duration: undefined, tracks: [] }
  if (!moov) return file
  for await (const box of boxesIn(parts, moov.begin, moov.end)) {
    if (box.type === 'mvhd') file.duration = await readDuration(parts, box)
    if (box.type !== 'trak') continue
    const track = await readTrack(parts, box)
    if (track) file.tracks.push(track)
  }
  return file
}

async function* boxesIn(parts: FileParts, begin: number, end: number): AsyncGenerator<Box> {
  for (let at = begin; at + 8 <= end; ) {
    const head = await parts.read(at, at + 16)
    const short = head.getUint32(0)
    const headSize = short === 1 ? 16 : 8
    const size = short === 0 ? end - at : short === 1 ? Number(head.getBigUint64(8)) : short
    if (size < headSize) return
    yield { type: readLetters(head, 4, 4), begin: at + headSize, end: Math.min(at + size, end) }
    at += size
  }
}

async function firstIn(parts: FileParts, begin: number, end: number, type?: string): Promise<Box | undefined> {
  for await (const box of boxesIn(parts, begin, end)) if (type === undefined || box.type === type) return box
}

async function within(parts: FileParts, box: Box, ...path: string[]): Promise<Box | undefined> {
  let found: Box | undefined = box
  for (const type of path) found = found && (await firstIn(parts, found.begin, found.end, type))
  return found
}

async function readDuration(parts: FileParts, { begin }: Box): Promise<number | undefined> {
  const view = await parts.read(begin, begin + 32)
  const isLong = view.getUint8(0) === 1
  const scale = view.getUint32(isLong ? 20 : 12)
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  return scale > 0 && duration > 0 ? duration / scale : undefined
}

async function readTrack(parts: FileParts, trak: Box): Promise<Track | undefined> {
  const mdia = await within(parts, trak, 'mdia')
  const hdlr = mdia && (await within(parts, mdia, 'hdlr'))
  const stsd = mdia && (await within(parts, mdia, 'minf', 'stbl', 'stsd'))
  if (!hdlr || !stsd) return undefined
  const kind = kinds[readLetters(await parts.read(hdlr.begin, hdlr.begin + 12), 8, 4)]
  // After the version and the number of entries; browsers play the first one.
  const entry = await firstIn(parts, stsd.begin + 8, stsd.end)
  if (!kind || !entry) return undefined
  const code = entry.type === 'mp4v' || entry.type === 'mp4a' ? await describedCode(parts, entry, kind) : entry.type
  if (kind === 'sound') return { kind, code }
  const view = await parts.read(entry.begin, entry.begin + entrySize.video)
  return { kind, code, width: view.getUint16(24), height: view.getUint16(26) }
}

/** `mp4v` and `mp4a` say in a descriptor what they hold: `mp4v.20` is MPEG-4 Part 2, `mp4a.40` is AAC. */
async function describedCode(parts: FileParts, entry: Box, kind: Track['kind']): Promise<string> {
  const esds = await firstIn(parts, entry.begin + entrySize[kind], entry.end, 'esds')
  if (!esds) return entry.type
  const view = await parts.read(esds.begin, Math.min(esds.end, esds.begin + 64))
  const stream = behindLength(view, 5)
  const flags = view.getUint8(stream + 2)
  const config = stream + 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x20 ? 2 : 0)
  return `${entry.type}.${view.getUint8(behindLength(view, config + 1)).toString(16)}`
}

/** A length takes one to four bytes, each but the last with its highest bit set. */
function behindLength(view: DataView, at: number): number {
  for (let next = at; next < at + 4; next++) if ((view.getUint8(next) & 0x80) === 0) return next + 1
  throw new RangeError('no end of a length')
}
