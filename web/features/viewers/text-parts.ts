/**
 * A text file is read in parts, so that one of 200 MB opens as quickly as a short one. These are pure functions; neighbouring parts must
 * agree on the cut between them.
 */
export type ByteOrder = 'utf-16le' | 'utf-16be'

/** Both are even, so that no part begins in the middle of a UTF-16 unit. */
const partSize = 64 * 1024
const lookAhead = 4 * 1024

const newline = 0x0a
const space = 0x20

/** The last part includes a short rest, so that none is empty. */
export const countParts = (fileSize: number) => Math.max(1, Math.ceil((fileSize - lookAhead) / partSize))

/** The bytes to read for a part: a bit more than its own, to find its end. */
export function partRange(number: number, fileSize: number) {
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

/** From the byte order mark, without which the portal does not accept UTF-16. */
export function findByteOrder([first, second]: Uint8Array): ByteOrder | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
}

/** The smallest piece of text that is an element and a place; smaller ones would be too many. */
const leastBlock = 400

/** The text in pieces of whole lines. */
export function toBlocks(text: string): string[] {
  const blocks: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at + leastBlock)
    const next = end < 0 ? text.length : end + 1
    blocks.push(text.slice(at, next))
    at = next
  }
  return blocks
}

/** How many of these bytes belong to the previous part: up to the end of the line, or of the word, or of the letter. */
function cutIn(bytes: Uint8Array, order: ByteOrder | undefined): number {
  const width = order ? 2 : 1
  const units = toUnits(bytes, order)
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

function toUnits(bytes: Uint8Array, order: ByteOrder | undefined): Uint8Array | Uint16Array {
  if (!order) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint16Array.from({ length: bytes.length >> 1 }, (_, at) => view.getUint16(2 * at, order === 'utf-16le'))
}

const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff
/** A byte in the middle of a UTF-8 character. */
const isContinuation = (byte: number) => byte >= 0x80 && byte <= 0xbf

function decode(bytes: Uint8Array, order: ByteOrder | undefined): string {
  if (order) return new TextDecoder(order).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(guessEightBitEncoding(bytes)).decode(bytes)
  }
}

/** A guess: Western languages have few letters beyond ASCII, Cyrillic ones nearly only those. */
function guessEightBitEncoding(bytes: Uint8Array) {
  const foreign = bytes.reduce((count, byte) => (byte >= 0xc0 ? count + 1 : count), 0)
  return foreign > bytes.length / 3 ? 'windows-1251' : 'windows-1252'
}
