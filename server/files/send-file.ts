import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#server/core/errors.ts'
import type { Range, Storage } from '#server/core/storage/storage.ts'
import { type NamedFile, storageName } from './files.queries.ts'

/** Only videos, and pictures as we encode them, are shown inline; everything else is a download, so that no upload ever runs as a page. */
const shown = /^(video\/(mp4|webm|quicktime|x-matroska)|image\/webp)$/

/** What may go past the portal: the large files, for players and downloads. */
const directFolders = ['videos', 'books', 'own-data']
/**
 * Of `Sec-Fetch-Mode`. The readers in our pages fetch parts of a book (`cors`), for which a bucket would have to allow our origin. They, and
 * clients that do not say what they are, stay on the portal.
 */
const directModes = ['no-cors', 'navigate']

interface Wanted {
  file: NamedFile
  request: Pick<FastifyRequest, 'method' | 'headers'>
  /** Until the private link expires. */
  secondsLeft: number
  /** Not for a preview: a link to the bucket would still work after its author has closed it. */
  mayLeavePortal: boolean
}

/** Sends a private file, or the part of it that a player asks for; or redirects to where the browser gets it. */
export async function sendFile(
  storage: Storage,
  { file, request, secondsLeft, mayLeavePortal }: Wanted,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { method, headers } = request
  const name = storageName(file)
  const isShown = shown.test(file.mediaType)
  const type = isShown ? file.mediaType : 'application/octet-stream'
  const toDisposition = (inline: boolean) => contentDisposition(downloadName(file), { type: inline ? 'inline' : 'attachment' })
  reply.header('cache-control', 'private, no-store')

  const mode = String(headers['sec-fetch-mode'])
  if (storage.linkTo && mayLeavePortal && method === 'GET' && directFolders.includes(file.folder) && directModes.includes(mode)) {
    // A browser saves what comes from another origin only if that says so; otherwise it would leave our page.
    const disposition = toDisposition(isShown && mode !== 'navigate')
    return reply.redirect(await storage.linkTo(name, Math.ceil(secondsLeft), { type, disposition }))
  }

  const range = readRange(headers.range, file.size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const opened = await storage.open(name, range)
  if (!opened) throw notFound()
  reply
    .type(type)
    .header('content-disposition', toDisposition(isShown))
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.end - range.start + 1 : file.size)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  return reply.send(opened.content)
}

/** The name without characters that file systems refuse, or that would disguise the extension. */
export const downloadName = ({ name, id, extension }: Pick<NamedFile, 'name' | 'id' | 'extension'>) =>
  `${(name ?? id).replaceAll(/[\\/:*?"<>|]/g, '-').replaceAll(/\p{Bidi_Control}|^\.+/gu, '')}.${extension}`

/** Reads one range, as players request it. For several ranges or another unit the whole file is sent, as RFC 9110 allows. */
export function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
