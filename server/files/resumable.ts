import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { uploads } from '#contract/files.ts'
import { limits } from '#contract/limits.ts'
import type { App } from '#server/core/app.ts'
import { badRequest, notFound, Refused } from '#server/core/errors.ts'
import type { Draft } from './drafts.ts'
import { checkRoom } from './keep-draft.ts'
import type { MediaFolder } from './media-types.ts'

/** Uploads that go on after a dropped connection, by the tus protocol. They wait on this machine's disk until a book or a video names them. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

const largest: Record<MediaFolder, number> = { videos: limits.video.maxBytes, books: limits.book.maxBytes }
/** An upload belongs to the user in its name. */
export const belongsTo = (uploadId: string, userId: number) => new RegExp(`^${userId}-[\\w-]{22}$`).test(uploadId)

export function resumableRoutes(app: App): void {
  const directory = uploadsFolder(app.settings.dataDir)
  // Before tus makes it, open to everybody on the machine. An older one may be open already.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  const store = new FileStore({ directory })
  const newNames = new WeakMap<object, string>()
  /** Sizes of uploads that are not in the folder yet, so that several begun at once count each other. */
  const beginning = new Map<string, number>()
  const tus = new Server({
    path: uploads.url,
    datastore: store,
    maxSize: limits.video.maxBytes,
    relativeLocation: true,
    namingFunction: (request) => newNames.get(nodeRequest(request)) ?? '',
    onUploadCreate: async (_request, upload) => {
      const folder = upload.metadata?.folder
      const size = upload.size ?? Number.POSITIVE_INFINITY
      if (folder !== 'videos' && folder !== 'books') throw answer(badRequest('Name the folder of the upload: videos or books.'))
      if (size > largest[folder])
        throw answer(new Refused(413, `This file is too large: at most ${largest[folder] / 1024 ** 2} MB.`))
      const ownerId = Number(upload.id.split('-')[0])
      beginning.set(upload.id, size)
      const waiting = await waitingBytes(store, ownerId, beginning)
      await checkRoom(app, ownerId, waiting).catch((error) => Promise.reject(error instanceof Refused ? answer(error) : error))
      return {}
    },
  })

  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
  app.route<{ Params: { id?: string } }>({
    method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    url: `${uploads.url}/:id?`,
    config: { access: 'creator' },
    schema: { hide: true } as object,
    handler: async (request, reply) => {
      const { id } = request.params
      if (id !== undefined && !belongsTo(id, request.user.id)) throw notFound('There is no such upload.')
      const newName = `${request.user.id}-${randomBytes(16).toString('base64url')}`
      newNames.set(request.raw, newName)
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
      await tus.handle(request.raw, reply.raw).finally(() => beginning.delete(newName))
    },
  })
}

/** A finished upload of this user. */
export async function takeUpload(dataDir: string, userId: number, uploadId: string): Promise<Draft> {
  const store = new FileStore({ directory: uploadsFolder(dataDir) })
  const upload = belongsTo(uploadId, userId) ? await store.getUpload(uploadId).catch(() => undefined) : undefined
  if (!upload || upload.offset !== upload.size) {
    const message = upload
      ? 'The upload has not finished yet.'
      : 'This upload is not there any more. Please choose the file again.'
    throw badRequest(message, { file: message })
  }
  return {
    path: join(uploadsFolder(dataDir), uploadId),
    fileName: upload.metadata?.filename ?? '',
    discard: () => store.remove(uploadId),
  }
}

/** What the uploads of a user that are under way, or wait for their book or video, take when they are whole. */
async function waitingBytes(store: FileStore, userId: number, beginning: Map<string, number>): Promise<number> {
  const sizes = new Map([...beginning].filter(([id]) => belongsTo(id, userId)))
  for (const id of await readdir(store.directory)) {
    if (!belongsTo(id, userId) || sizes.has(id)) continue
    const upload = await store.getUpload(id).catch(() => undefined)
    sizes.set(id, upload?.size ?? 0)
  }
  return sizes.values().reduce((sum, size) => sum + size, 0)
}

/** The server behind tus speaks in web requests; each knows the one of Node that it was made from. */
const nodeRequest = (request: Request): object =>
  (request as Request & { runtime?: { node?: { req: object } } }).runtime?.node?.req ?? request

/** A refusal in the shape that tus sends on, with the body of all our errors. */
const answer = ({ status, message, fields }: Refused) => ({
  status_code: status,
  body: JSON.stringify({ StatusCode: status, Message: message, errors: fields }),
})
