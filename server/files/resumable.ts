import { randomBytes } from 'node:crypto'
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
  const newNames = new WeakMap<object, string>()
  const tus = new Server({
    path: uploads.url,
    datastore: new FileStore({ directory }),
    maxSize: limits.video.maxBytes,
    relativeLocation: true,
    namingFunction: (request) => newNames.get(nodeRequest(request)) ?? '',
    onUploadCreate: async (request, upload) => {
      const folder = upload.metadata?.folder
      const size = upload.size ?? Number.POSITIVE_INFINITY
      if (folder !== 'videos' && folder !== 'books') throw answer(badRequest('Name the folder of the upload: videos or books.'))
      if (size > largest[folder])
        throw answer(new Refused(413, `This file is too large: at most ${largest[folder] / 1024 ** 2} MB.`))
      const ownerId = Number((newNames.get(nodeRequest(request)) ?? '').split('-')[0])
      await checkRoom(app, ownerId, size).catch((error) => Promise.reject(error instanceof Refused ? answer(error) : error))
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
      newNames.set(request.raw, `${request.user.id}-${randomBytes(16).toString('base64url')}`)
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
      await tus.handle(request.raw, reply.raw)
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

/** The server behind tus speaks in web requests; each knows the one of Node that it was made from. */
const nodeRequest = (request: Request): object =>
  (request as Request & { runtime?: { node?: { req: object } } }).runtime?.node?.req ?? request

/** A refusal in the shape that tus sends on, with the body of all our errors. */
const answer = ({ status, message, fields }: Refused) => ({
  status_code: status,
  body: JSON.stringify({ StatusCode: status, Message: message, errors: fields }),
})
