import { Server } from '@tus/server'
import { limits } from '#contract/core/limits.ts'
import { listUnusedUploads, uploads } from '#contract/files/files.ts'
import type { App, Parts } from '#server/core/app.ts'
import { Refused } from '#server/core/errors.ts'
import type { Draft } from './drafts.ts'
import type { MediaFolder } from './media-types.ts'
import { readPieces, removePieces } from './pieces.ts'
import { readToTheEnd } from './read-to-the-end.ts'
import { belongsTo, newUploadId, UploadStore } from './upload-store.ts'
import { deleteUpload, findUpload, listPieces, listUnusedUploads as listUnused } from './uploads.queries.ts'
import { toWebRequest } from './web-request.ts'
import { refusals } from './words.ts'

const pieceType = 'application/offset+octet-stream'
const largest: Record<MediaFolder, number> = { videos: limits.video.maxBytes, books: limits.book.maxBytes }

/** Resumable uploads by the tus protocol. They wait in the storage until a book or a video uses them. */
export function resumableEndpoints(app: App): void {
  /** Of the uploads that the endpoint has checked. tus would take the id from the whole address, with its query. */
  const checkedIds = new WeakMap<Request, string>()
  const newIds = new WeakMap<Request, string>()
  const failures = new WeakMap<Request, unknown>()
  const tus = new Server({
    path: uploads.url,
    datastore: new UploadStore(app),
    maxSize: limits.video.maxBytes,
    relativeLocation: true,
    // Only our own pages use it. Without a list, every other site could read the responses.
    allowedOrigins: [],
    getFileIdFromRequest: (request) => checkedIds.get(request),
    namingFunction: (request) => newIds.get(request) ?? '',
    onUploadCreate: async (_request, { metadata, size = Number.POSITIVE_INFINITY }) => {
      const folder = metadata?.folder
      if (folder !== 'videos' && folder !== 'books') throw refusals.folderOfNoUploads()
      if (size > largest[folder]) throw refusals.fileTooLarge({ size: `${largest[folder] / 1024 ** 2} MB` })
      return {}
    },
    onResponseError: async (request, error) => {
      failures.set(request, error)
      return undefined
    },
  })

  app.route({ ...listUnusedUploads, handler: ({ user }) => listUnused(app.db, user.id) })
  app.addContentTypeParser(pieceType, (_request, _payload, done) => done(null))
  app.route<{ Params: { id?: string } }>({
    method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    url: `${uploads.url}/:id?`,
    config: { access: 'creator' },
    schema: { hide: true, consumes: [pieceType] } as object,
    handler: async (request, reply) => {
      const { id } = request.params
      if (id !== undefined && !belongsTo(id, request.user.id)) throw refusals.noSuchUpload()
      const webRequest = toWebRequest(request.raw)
      if (id !== undefined) checkedIds.set(webRequest, id)
      newIds.set(webRequest, newUploadId(request.user.id))
      const response = await tus.handleWeb(webRequest)
      for (const [name, value] of response.headers)
        if (/^(tus-|upload-|location$|cache-control$)/.test(name)) reply.header(name, value)
      if (response.status < 400) return reply.code(response.status).send()
      readToTheEnd(request.raw)
      const failure = failures.get(webRequest)
      throw failure instanceof Error ? failure : new Refused(response.status, (await response.text()).trim())
    },
  })
}

/** A finished upload of this user. */
export async function takeUpload({ db, storage }: Parts, userId: number, uploadId: string): Promise<Draft> {
  const upload = belongsTo(uploadId, userId) ? await findUpload(db, uploadId) : undefined
  if (!upload) throw refusals.uploadGone()
  if (upload.received < upload.size) throw refusals.uploadUnfinished()
  const pieces = await listPieces(db, uploadId)
  return {
    ...readPieces(storage, pieces),
    fileName: upload.fileName,
    uploadId,
    discard: async () => {
      await deleteUpload(db, uploadId)
      await removePieces(storage, pieces)
    },
  }
}
