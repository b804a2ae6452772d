import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import type { bookExtensions, videoExtensions } from '#contract/materials.ts'
import { readVideoFile, refusalOfVideo } from '#contract/video-file.ts'
import { wrongType } from '#server/core/errors.ts'

export type MediaFolder = 'videos' | 'books'
type Extension = (typeof videoExtensions)[number] | (typeof bookExtensions)[number]

interface MediaType {
  folder: MediaFolder
  mediaType: string
  /** The types that such content is recognised as. MP4 and QuickTime share a container, and so do WebM and Matroska. */
  contents: string[]
}

const mp4 = ['mp4', 'mov', 'm4v']
const matroska = ['webm', 'mkv']
const types: Record<Extension, MediaType> = {
  mp4: { folder: 'videos', mediaType: 'video/mp4', contents: mp4 },
  mov: { folder: 'videos', mediaType: 'video/quicktime', contents: mp4 },
  webm: { folder: 'videos', mediaType: 'video/webm', contents: matroska },
  mkv: { folder: 'videos', mediaType: 'video/x-matroska', contents: matroska },
  pdf: { folder: 'books', mediaType: 'application/pdf', contents: ['pdf'] },
  epub: { folder: 'books', mediaType: 'application/epub+zip', contents: ['epub'] },
  djvu: { folder: 'books', mediaType: 'image/vnd.djvu', contents: ['djvu'] },
  mobi: { folder: 'books', mediaType: 'application/x-mobipocket-ebook', contents: ['mobi'] },
  docx: {
    folder: 'books',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    contents: ['docx'],
  },
  txt: { folder: 'books', mediaType: 'text/plain', contents: ['txt'] },
}

const wanted: Record<MediaFolder, string> = {
  videos: 'Please choose a video: mp4, webm, mov or mkv.',
  books: 'Please choose a book: pdf, epub, djvu, mobi, docx or txt.',
}

/** Returns the type of a file. Its name and its content must agree, and fit the folder. */
export async function checkMedia(folder: MediaFolder, path: string, fileName: string) {
  const [, extension = ''] = /\.([a-z0-9]{1,5})$/i.exec(fileName) ?? []
  const type = Object.hasOwn(types, extension.toLowerCase()) ? types[extension.toLowerCase() as Extension] : undefined
  if (type?.folder !== folder) throw wrongType(wanted[folder])
  const content = await contentOf(path)
  if (!type.contents.includes(content)) {
    throw wrongType(`This file is named .${extension}, but its content is something else. ${wanted[folder]}`)
  }
  const refusal = folder === 'videos' ? await refusalOf(path) : undefined
  if (refusal) throw wrongType(refusal)
  return { extension: extension.toLowerCase(), mediaType: type.mediaType }
}

/** A container that browsers know can hold a film that they cannot play. */
async function refusalOf(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (begin: number, end: number) => {
      const length = Math.max(0, end - begin)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, begin)
      return buffer.subarray(0, bytesRead)
    }
    return refusalOfVideo(await readVideoFile({ size, read }))
  } finally {
    await file.close()
  }
}

async function contentOf(path: string): Promise<string> {
  const known = await fileTypeFromFile(path)
  if (known) return known.ext
  const start = await startOf(path)
  if (isDjvu(start)) return 'djvu'
  const encoding = byteOrders[start.subarray(0, 2).toString('hex')] ?? 'utf-8'
  return (await isText(path, encoding)) || (await isEightBitText(path)) ? 'txt' : 'unknown'
}

/** The byte order marks of UTF-16. */
const byteOrders: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' }

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0).finally(() => file.close())
  return buffer.subarray(0, bytesRead)
}

/** The one type that the library does not know. */
const isDjvu = (start: Buffer) => /^AT&TFORM....DJV[UM]$/s.test(start.toString('latin1'))

/** Every byte can be decoded, and there are no zeros, as programs and pictures have. */
async function isText(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) {
      if (decoder.decode(chunk as Buffer, { stream: true }).includes('\0')) return false
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Latin-1, Windows-1251 and the like: every byte is a letter in one of them, but none has control characters other than white space. */
async function isEightBitText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path)) {
    if ((chunk as Buffer).some((byte) => byte === 0x7f || (byte < 0x20 && !whiteSpace.has(byte)))) return false
  }
  return true
}

const whiteSpace = new Set([0x09, 0x0a, 0x0c, 0x0d])
