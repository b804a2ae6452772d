/**
 * A text file is read in parts, so that one of 200 MB opens as quickly as a short one. The functions here only compute; what two
 * neighbouring parts say about the cut between them must agree.
 */
export type ByteOrder = 'utf-16le' | 'utf-16be'

/** Both even, so that no part begins in the middle of a unit of UTF-16. */
const partSize = 64 * 1024
const lookAhead = 4 * 1024

const newline = 0x0a
const space = 0x20

/** The last part takes a short rest along; so none is empty. */
export const countParts = (fileSize: number) => Math.max(1, Math.ceil((fileSize - lookAhead) / partSize))

/** The bytes to read for a part: a bit more than it has, to find its end. */
export function rangeOf(number: number, fileSize: number) {
  const begin = number * partSize
  const isLast = number === countParts(fileSize) - 1
  return { begin, end: isLast ? fileSize : begin + partSize + lookAhead }
}

/** The text of a part, from the bytes of its range. It begins and ends at the end of a line where there is one near. */
export function decodePart(bytes: Uint8Array, number: number, fileSize: number, order: ByteOrder | undefined): string {
  const isLast = number === countParts(fileSize) - 1
  const from = number === 0 ? 0 : cutIn(bytes.subarray(0, lookAhead), order)
  const to = isLast ? bytes.length : partSize + cutIn(bytes.subarray(partSize, partSize + lookAhead), order)
  return decode(bytes.subarray(from, to), order).replaceAll(/\r\n?/g, '\n')
}

/** The mark with which a text in UTF-16 begins. The portal accepts none without it. */
export function byteOrderOf([first, second]: Uint8Array): ByteOrder | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
}

/** How large a piece of text is remembered as a place; smaller ones would be too many elements. */
const leastBlock = 400

/** The text in pieces of whole lines. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at + leastBlock)
    const next = end < 0 ? text.length : end + 1
    blocks.push(text.slice(at, next))
    at = next
  }
  return blocks
}

/** How many of these bytes belong to the part before: up to the end of the line, or else of the word, or else of the letter. */
function cutIn(bytes: Uint8Array, order: ByteOrder | undefined): number {
  const width = order ? 2 : 1
  const units = unitsOf(bytes, order)
  const after = [newline, space].map((unit) => units.indexOf(unit)).find((at) => at >= 0)
  if (after !== undefined) return (after + 1) * width
  const isInside = order ? isLowSurrogate : isContinuation
  return (
    Math.max(
      0,
      units.findIndex((unit) => !isInside(unit)),
    ) * width
  )
}

function unitsOf(bytes: Uint8Array, order: ByteOrder | undefined): Uint8Array | Uint16Array {
  if (!order) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint16Array.from({ length: bytes.length >> 1 }, (_, at) => view.getUint16(2 * at, order === 'utf-16le'))
}

const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff
/** A byte in the middle of a letter of UTF-8. */
const isContinuation = (byte: number) => byte >= 0x80 && byte <= 0xbf

function decode(bytes: Uint8Array, order: ByteOrder | undefined): string {
  if (order) return new TextDecoder(order).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(eightBitEncodingOf(bytes)).decode(bytes)
  }
}

/** A guess: western languages write few letters beyond ASCII, Cyrillic ones nearly all. */
function eightBitEncodingOf(bytes: Uint8Array) {
  const foreign = bytes.reduce((count, byte) => (byte >= 0xc0 ? count + 1 : count), 0)
  return foreign > bytes.length / 3 ? 'windows-1251' : 'windows-1252'
}
