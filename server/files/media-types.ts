import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import type { bookExtensions, videoExtensions } from '#contract/materials.ts'
import { wrongType } from '#server/core/errors.ts'

export type MediaFolder = 'videos' | 'books'
type Extension = (typeof videoExtensions)[number] | (typeof bookExtensions)[number]

interface MediaType {
  folder: MediaFolder
  mediaType: string
  /** What the content of such a file is recognised as. MP4 and QuickTime, WebM and Matroska are families of one container. */
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

/** What a file is, by its name and by its content; they must agree, and fit the folder. */
export async function checkMedia(folder: MediaFolder, path: string, fileName: string) {
  const [, extension = ''] = /\.([a-z0-9]{1,5})$/i.exec(fileName) ?? []
  const type = Object.hasOwn(types, extension.toLowerCase()) ? types[extension.toLowerCase() as Extension] : undefined
  if (type?.folder !== folder) throw wrongType(wanted[folder])
  const content = await contentOf(path)
  if (!type.contents.includes(content)) {
    throw wrongType(`This file is named .${extension}, but its content is something else. ${wanted[folder]}`)
  }
  return { extension: extension.toLowerCase(), mediaType: type.mediaType }
}

async function contentOf(path: string): Promise<string> {
  const known = await fileTypeFromFile(path)
  if (known) return known.ext
  if (await isDjvu(path)) return 'djvu'
  return (await isText(path)) ? 'txt' : 'unknown'
}

/** The one kind that the library does not know. */
async function isDjvu(path: string): Promise<boolean> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(16), 0, 16, 0).finally(() => file.close())
  return /^AT&TFORM....DJV[UM]$/s.test(buffer.toString('latin1'))
}

/** Readable as UTF-8 from the first to the last byte, and without the zero bytes of programs and pictures. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
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
