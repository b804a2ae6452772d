/** What the container of a video says. */
export interface VideoFile {
  /** Seconds. */
  duration: number | undefined
  tracks: Track[]
}

export interface Track {
  kind: 'video' | 'sound'
  /** As the container names it: `avc1`, `V_VP9`. */
  code: string
  width?: number
  height?: number
}

/** Access to a file: its size and parts of it. */
export interface Bytes {
  size: number
  /** The bytes from `begin` up to, but not including, `end`; fewer at the end of the file. */
  read: (begin: number, end: number) => Promise<Uint8Array>
}

const mostReads = 4000
const largestRead = 1024 * 1024

/** Reads parts of a file. A hostile file could keep its reader busy, so only a limited number of small reads is allowed, then a RangeError. */
export class FileParts {
  readonly size: number
  #bytes: Bytes
  #reads = 0

  constructor(bytes: Bytes) {
    this.#bytes = bytes
    this.size = bytes.size
  }

  async read(begin: number, end: number): Promise<DataView> {
    this.#reads++
    if (this.#reads > mostReads || end - begin > largestRead) throw new RangeError('too much to read')
    const part = await this.#bytes.read(begin, Math.min(end, this.size))
    return new DataView(part.buffer, part.byteOffset, part.byteLength)
  }
}

/** The printable letters of a code. */
export const readLetters = (view: DataView, at: number, length: number) =>
  Array.from({ length }, (_, place) => String.fromCharCode(view.getUint8(at + place)))
    .join('')
    .replaceAll(/[^ -~]/g, '')
