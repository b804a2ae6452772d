import { inflateSync } from 'fflate'

/** Access to a file: its size and parts of it. */
export interface Bytes {
  size: number
  read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>
}

interface Entry {
  method: number
  packedSize: number
  size: number
  offset: number
}

const endSize = 22
const longestComment = 65_535
const headSize = 30
const signature = { end: 0x06054b50, entry: 0x02014b50, head: 0x04034b50 }
const stored = 0
const deflated = 8
/** No honest chapter or picture is larger; a bomb is. */
const largestEntry = 64 * 1024 * 1024

/** A zip file read in place: the list of its entries, then only the requested ones. */
export class ZipFile {
  #bytes: Bytes
  #entries: Map<string, Entry>

  private constructor(bytes: Bytes, entries: Map<string, Entry>) {
    this.#bytes = bytes
    this.#entries = entries
  }

  static async open(bytes: Bytes): Promise<ZipFile> {
    const tailStart = Math.max(0, bytes.size - endSize - longestComment)
    const tail = toView(await bytes.read(tailStart, bytes.size))
    const end = findLast(signature.end, tail)
    const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
    return new ZipFile(bytes, entriesIn(await bytes.read(start, start + size)))
  }

  has = (name: string) => this.#entries.has(name)
  /** According to the list, which may be a lie. */
  entrySize = (name: string) => this.#entries.get(name)?.size ?? 0

  async text(name: string): Promise<string> {
    const bytes = await this.read(name)
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
    return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
  }

  async read(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`zip: no ${name}`)
    const { method, packedSize, size, offset } = entry
    if (size > largestEntry || packedSize > largestEntry) throw new Error(`zip: ${name} is too large`)
    const head = toView(await this.#bytes.read(offset, offset + headSize))
    if (head.getUint32(0, true) !== signature.head) throw new Error(`zip: ${name} is not where it should be`)
    const start = offset + headSize + head.getUint16(26, true) + head.getUint16(28, true)
    const packed = packedSize === 0 ? new Uint8Array() : await this.#bytes.read(start, start + packedSize)
    if (method === stored) return packed
    if (method !== deflated) throw new Error(`zip: ${name} is packed in an unknown way`)
    // Never larger than the list says, even if the data would unpack to more.
    return inflateSync(packed, { out: new Uint8Array(size) }) as Uint8Array<ArrayBuffer>
  }
}

function entriesIn(list: Uint8Array): Map<string, Entry> {
  const view = toView(list)
  const entries = new Map<string, Entry>()
  const decoder = new TextDecoder()
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === signature.entry; ) {
    const nameSize = view.getUint16(at + 28, true)
    const name = decoder.decode(list.subarray(at + 46, at + 46 + nameSize))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findLast(wanted: number, view: DataView): number {
  for (let at = view.byteLength - endSize; at >= 0; at--) if (view.getUint32(at, true) === wanted) return at
  throw new Error('zip: this is none')
}

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
