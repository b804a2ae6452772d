import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { notFound } from '#server/core/errors.ts'
import type { Range, Storage } from '#server/core/storage/storage.ts'
import type { NamedFile } from './files.queries.ts'

/** Only videos are shown inline; everything else is a download, so that no upload ever runs as a page. */
const playable = /^video\/(mp4|webm|quicktime|x-matroska)$/

/** Sends a private file, or the part of it that a player asks for. */
export async function sendFile(
  storage: Storage,
  file: NamedFile,
  rangeHeader: string | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const range = readRange(rangeHeader, file.size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const opened = await storage.open(`${file.folder}/${file.id}.${file.extension}`, range)
  if (!opened) throw notFound()
  const inline = playable.test(file.mediaType)
  reply
    .type(inline ? file.mediaType : 'application/octet-stream')
    .header('content-disposition', contentDisposition(fileNameOf(file), { type: inline ? 'inline' : 'attachment' }))
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-store')
    .header('content-length', range ? range.end - range.start + 1 : file.size)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  return reply.send(opened.content)
}

/** The name without characters that file systems refuse, or that would disguise the extension. */
const fileNameOf = ({ name, id, extension }: NamedFile) =>
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
