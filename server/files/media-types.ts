import { fileTypeFromBlob } from 'file-type'
import type { bookExtensions, videoExtensions } from '#contract/materials/materials.ts'
import { readVideoFile, refusalOfVideo } from '#media/video-file.ts'
import type { Draft } from './drafts.ts'
import { refusals } from './words.ts'

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

const contents = new Set(Object.values(types).flatMap(({ contents }) => contents))

const notWanted = { videos: refusals.notAVideo, books: refusals.notABook }
const otherContent = { videos: refusals.contentIsNoVideo, books: refusals.contentIsNoBook }

/** Returns the type of a file. Its name and its content must agree, and fit the folder. */
export async function checkMedia(folder: MediaFolder, draft: Draft) {
  const [, extension = ''] = /\.([a-z0-9]{1,5})$/i.exec(draft.fileName) ?? []
  const type = Object.hasOwn(types, extension.toLowerCase()) ? types[extension.toLowerCase() as Extension] : undefined
  if (type?.folder !== folder) throw notWanted[folder]()
  const content = await detectContent(draft)
  if (!type.contents.includes(content)) throw otherContent[folder]({ extension })
  // A container that browsers know can hold a film that they cannot play.
  const reason = folder === 'videos' ? refusalOfVideo(await readVideoFile(draft)) : undefined
  if (reason) throw refusals.notPlayable({ reason })
  return { extension: extension.toLowerCase(), mediaType: type.mediaType }
}

async function detectContent(draft: Draft): Promise<string> {
  const known = await fileTypeFromBlob(asBlob(draft))
  if (known && contents.has(known.ext)) return known.ext
  const start = Buffer.from(await draft.read(0, 16))
  if (isDjvu(start)) return 'djvu'
  // Other types are not believed: a text that begins with "BM" or "MZ" would be a picture or a program.
  const encoding = byteOrders[start.subarray(0, 2).toString('hex')] ?? 'utf-8'
  return (await isText(draft, encoding)) || (await isEightBitText(draft)) ? 'txt' : 'unknown'
}

/** As much of a Blob as the library uses: it reads a few small parts, wherever the file is. */
const asBlob = ({ size, read }: Draft) =>
  ({ size, type: '', slice: (begin: number, end: number) => ({ arrayBuffer: () => read(begin, end) }) }) as unknown as Blob

/** The byte order marks of UTF-16. */
const byteOrders: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' }

/** The one type that the library does not know. */
const isDjvu = (start: Buffer) => /^AT&TFORM....DJV[UM]$/s.test(start.toString('latin1'))

/** Every byte can be decoded, and there are no zeros, as programs and pictures have. */
async function isText(draft: Draft, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of draft.stream()) {
      if (decoder.decode(chunk as Buffer, { stream: true }).includes('\0')) return false
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Latin-1, Windows-1251 and the like: every byte is a letter in one of them, but none has control characters other than white space. */
async function isEightBitText(draft: Draft): Promise<boolean> {
  for await (const chunk of draft.stream()) {
    if ((chunk as Buffer).some((byte) => byte === 0x7f || (byte < 0x20 && !whiteSpace.has(byte)))) return false
  }
  return true
}

const whiteSpace = new Set([0x09, 0x0a, 0x0c, 0x0d])
