import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { uploads } from '#contract/files.ts'
import { limits } from '#contract/limits.ts'
import type { App } from '#server/core/app.ts'
import { badField, badRequest, conflict, notFound, Refused, tooLarge } from '#server/core/errors.ts'
import type { Draft } from './drafts.ts'
import { checkRoom } from './keep-draft.ts'
import type { MediaFolder } from './media-types.ts'
import { readToTheEnd } from './read-to-the-end.ts'
import { toWebRequest, UploadStore } from './upload-store.ts'

/** Resumable uploads by the tus protocol. They stay on this machine's disk until a book or a video uses them. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

const largest: Record<MediaFolder, number> = { videos: limits.video.maxBytes, books: limits.book.maxBytes }
/** The id of an upload begins with its user's id. */
export const belongsTo = (uploadId: string, userId: number) => new RegExp(`^${userId}-[\\w-]{22}$`).test(uploadId)

export function resumableRoutes(app: App): void {
  const directory = uploadsFolder(app.settings.dataDir)
  // tus would make it readable for all users of the machine. An older one may be so already.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  const store = new UploadStore({ directory })
  const newNames = new WeakMap<Request, string>()
  const failures = new WeakMap<Request, unknown>()
  /** Sizes of uploads that are not in the folder yet, so that several started at once count each other. */
  const beginning = new Map<string, number>()
  const tus = new Server({
    path: uploads.url,
    datastore: store,
    maxSize: limits.video.maxBytes,
    relativeLocation: true,
    // Only our own pages use it. Without a list, every other site could read the responses.
    allowedOrigins: [],
    namingFunction: (request) => newNames.get(request) ?? '',
    onUploadCreate: async (_request, upload) => {
      const folder = upload.metadata?.folder
      const size = upload.size ?? Number.POSITIVE_INFINITY
      if (folder !== 'videos' && folder !== 'books') throw badRequest('Name the folder of the upload: videos or books.')
      if (size > largest[folder]) throw tooLarge(`This file is too large: at most ${largest[folder] / 1024 ** 2} MB.`)
      const ownerId = Number(upload.id.split('-')[0])
      beginning.set(upload.id, size)
      const waiting = await waitingSizes(store, ownerId, beginning)
      if (waiting.length > limits.uploads.maxUnfinished) throw tooManyUnfinished()
      await checkRoom(
        app,
        ownerId,
        waiting.reduce((sum, size) => sum + size, 0),
      )
      return {}
    },
    onResponseError: async (request, error) => {
      failures.set(request, error)
      return undefined
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
      const webRequest = toWebRequest(request.raw)
      newNames.set(webRequest, newName)
      const response = await tus.handleWeb(webRequest).finally(() => beginning.delete(newName))
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
export async function takeUpload(dataDir: string, userId: number, uploadId: string): Promise<Draft> {
  const store = new FileStore({ directory: uploadsFolder(dataDir) })
  const upload = belongsTo(uploadId, userId) ? await store.getUpload(uploadId).catch(() => undefined) : undefined
  if (!upload || upload.offset !== upload.size) {
    throw badField(
      'file',
      upload ? 'The upload is not finished yet.' : 'This upload no longer exists. Please choose the file again.',
    )
  }
  return {
    path: join(uploadsFolder(dataDir), uploadId),
    fileName: upload.metadata?.filename ?? '',
    discard: () => store.remove(uploadId),
  }
}

/** Returns the full sizes of a user's uploads that are unfinished, or not used by a book or video yet. */
async function waitingSizes(store: FileStore, userId: number, beginning: Map<string, number>): Promise<number[]> {
  const sizes = new Map([...beginning].filter(([id]) => belongsTo(id, userId)))
  for (const id of await readdir(store.directory)) {
    if (!belongsTo(id, userId) || sizes.has(id)) continue
    const upload = await store.getUpload(id).catch(() => undefined)
    sizes.set(id, upload?.size ?? 0)
  }
  return [...sizes.values()]
}

const tooManyUnfinished = () =>
  conflict(
    `You have ${limits.uploads.maxUnfinished} uploads that are not finished. Finish or cancel one before you begin another.`,
  )
