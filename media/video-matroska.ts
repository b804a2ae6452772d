import { type FileParts, readLetters, type Track, type VideoFile } from './video-parts.ts'

interface Element {
  id: number
  /** Where its content begins and ends. */
  begin: number
  end: number
}

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  type: 0x83,
  codec: 0x86,
  private: 0x63a2,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
}
const kinds: Record<number, Track['kind']> = { 1: 'video', 2: 'sound' }
const longestCode = 40
/** Where a Windows header has the code of its format. */
const fourCcPlace = 16

/** WebM and Matroska consist of nested elements. The description comes before the film, or no browser plays it. */
export async function readMatroska(parts: FileParts): Promise<VideoFile> {
  const file: VideoFile = { duration: undefined, tracks: [] }
  for await (const segment of readElements(parts, 0, parts.size)) {
    if (segment.id !== ids.segment) continue
    for await (const element of readElements(parts, segment.begin, segment.end)) {
      if (element.id !== ids.info && element.id !== ids.tracks) continue
      const view = await parts.read(element.begin, element.end)
      if (element.id === ids.info) file.duration = durationIn(view)
      else return { ...file, tracks: all(view, ids.track).flatMap((entry) => trackIn(view, entry)) }
    }
  }
  return file
}

async function* readElements(parts: FileParts, begin: number, end: number): AsyncGenerator<Element> {
  for (let at = begin; at < end; ) {
    const element = elementAt(await parts.read(at, at + 12), 0)
    const next = { id: element.id, begin: at + element.begin, end: Math.min(at + element.end, end) }
    yield next
    at = next.end
  }
}

/** An id includes the bit that marks its length, a size does not. A size of all ones means "to the end". */
function elementAt(view: DataView, at: number): Element {
  const [id, sizeAt] = numberAt(view, at, true)
  const [size, begin] = numberAt(view, sizeAt, false)
  return { id, begin, end: begin + size }
}

function numberAt(view: DataView, at: number, keepsMark: boolean): [value: number, next: number] {
  const first = view.getUint8(at)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('not an element')
  let value = keepsMark ? first : first & (0xff >> length)
  let isUnknown = !keepsMark && value === 0xff >> length
  for (let place = 1; place < length; place++) {
    const byte = view.getUint8(at + place)
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return [isUnknown ? Number.MAX_SAFE_INTEGER / 2 : value, at + length]
}

/** The direct children of an element that was read completely. */
function all(view: DataView, id: number, { begin, end }: Omit<Element, 'id'> = { begin: 0, end: view.byteLength }): Element[] {
  const found: Element[] = []
  for (let at = begin; at < end; ) {
    const element = elementAt(view, at)
    if (element.id === id) found.push({ ...element, end: Math.min(element.end, end) })
    at = element.end
  }
  return found
}

function trackIn(view: DataView, entry: Element): Track[] {
  const whole = (id: number, within = entry) => {
    const [element] = all(view, id, within)
    return element ? unsignedIn(view, element) : 0
  }
  const kind = kinds[whole(ids.type)]
  const [codec] = all(view, ids.codec, entry)
  if (!kind || !codec) return []
  const name = readLetters(view, codec.begin, Math.min(codec.end - codec.begin, longestCode))
  const [header] = all(view, ids.private, entry)
  const code = name === 'V_MS/VFW/FOURCC' && header ? readLetters(view, header.begin + fourCcPlace, 4) : name
  const [video] = all(view, ids.video, entry)
  return [{ kind, code, ...(video && { width: whole(ids.width, video), height: whole(ids.height, video) }) }]
}

function durationIn(view: DataView): number | undefined {
  const [scale] = all(view, ids.scale)
  const [duration] = all(view, ids.duration)
  if (!duration) return undefined
  const ticks = duration.end - duration.begin === 4 ? view.getFloat32(duration.begin) : view.getFloat64(duration.begin)
  const seconds = (ticks * (scale ? unsignedIn(view, scale) : 1_000_000)) / 1_000_000_000
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined
}

function unsignedIn(view: DataView, { begin, end }: Element): number {
  let value = 0
  for (let at = begin; at < Math.min(end, begin + 8); at++) value = value * 256 + view.getUint8(at)
  return value
}
