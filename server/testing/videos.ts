/** The smallest possible containers: the description of a film, and some bytes in place of the film. */

interface Film {
  /** The codes of its tracks, as the container writes them. */
  video?: string
  sound?: string
  seconds?: number
}

const film = Buffer.alloc(2000, 1)

interface Mp4 extends Film {
  brand?: string
  /** What `mp4v` holds: 0x20 is MPEG-4 Part 2. */
  objectType?: number
  isMoovLast?: boolean
}

export function mp4({ video = 'avc1', sound, seconds = 90, brand = 'isom', objectType, isMoovLast = false }: Mp4 = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from(brand), u32(512), Buffer.from(brand))
  const mvhd = box('mvhd', u32(0), u32(0), u32(0), u32(1000), u32(seconds * 1000), Buffer.alloc(80))
  const esds = box('esds', u32(0), Buffer.from([3, 0x80, 0x80, 0x80, 21, 0, 1, 0, 4, 0x80, 0x80, 0x80, 13, objectType ?? 0, 0]))
  const picture = Buffer.concat([Buffer.alloc(24), u16(1280), u16(720), Buffer.alloc(50), objectType ? esds : Buffer.alloc(0)])
  const tracks = [video ? track('vide', video, picture) : null, sound ? track('soun', sound, Buffer.alloc(28)) : null]
  const moov = box('moov', mvhd, ...tracks.filter((part) => part !== null))
  // A size of zero means: up to the end of the file.
  if (!isMoovLast) return Buffer.concat([ftyp, moov, u32(0), Buffer.from('mdat'), film])
  return Buffer.concat([ftyp, box('mdat', film), moov])
}

interface Matroska extends Film {
  docType?: 'webm' | 'matroska'
  /** The code inside a Windows header, for `V_MS/VFW/FOURCC`. */
  fourCc?: string
}

export function matroska({ video = 'V_VP9', sound, seconds = 90, docType = 'webm', fourCc }: Matroska = {}): Buffer {
  const head = element('1a45dfa3', element('4286', 1), element('4282', Buffer.from(docType)), element('4287', 4))
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  const info = element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex')), element('4489', duration))
  const windows = fourCc ? [element('63a2', Buffer.alloc(16), Buffer.from(fourCc), Buffer.alloc(20))] : []
  const size = element('e0', element('b0', u16(1280)), element('ba', u16(720)))
  const tracks = [
    element('ae', element('83', 1), element('86', Buffer.from(video)), ...windows, size),
    ...(sound ? [element('ae', element('83', 2), element('86', Buffer.from(sound)))] : []),
  ]
  const unknownSize = Buffer.from('01ffffffffffffff', 'hex')
  const segment = [Buffer.from('18538067', 'hex'), unknownSize, info, element('1654ae6b', ...tracks), element('1f43b675', film)]
  return Buffer.concat([head, ...segment])
}

function track(handler: string, code: string, entry: Buffer): Buffer {
  const stsd = box('stsd', u32(0), u32(1), box(code, entry))
  const hdlr = box('hdlr', u32(0), u32(0), Buffer.from(handler), Buffer.alloc(13))
  return box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box('mdia', box('mdhd', Buffer.alloc(24)), hdlr, box('minf', box('stbl', stsd))),
  )
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type.padEnd(4), 'latin1'), body])
}

function element(id: string, ...content: (Buffer | number)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)))
  return Buffer.concat([Buffer.from(id, 'hex'), u32(0x10000000 + body.length), body])
}

function u16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16BE(value)
  return buffer
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value)
  return buffer
}
