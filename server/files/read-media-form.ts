import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/core/app.ts'
import { Refused } from '#server/core/errors.ts'
import { type Draft, receiveDraft } from './drafts.ts'
import { openForms } from './open-responses.ts'
import { readToTheEnd } from './read-to-the-end.ts'
import { takeUpload } from './resumable.ts'
import { checkRoom } from './room.ts'
import { belongsTo } from './upload-store.ts'
import { refusals } from './words.ts'

export interface MediaForm {
  fields: Map<string, string>
  /** The user's finished upload, if the form names one instead of containing a file. */
  uploadId: string | undefined
  hasFile: boolean
  /** Passes the file on and removes it afterwards. */
  use: <T>(work: (draft: Draft) => Promise<T>) => Promise<T>
}

const unusable = 415
/** More than the fields of a form and the lines between its parts, which are not kept. */
const mostAroundFile = 1024 ** 2

/** A form with one large file, in the form itself or uploaded before (`uploadId`). A file in the form goes to the disk, never into memory. */
export async function readMediaForm(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  maxBytes: number,
): Promise<MediaForm> {
  if (!request.isMultipart()) throw refusals.noFile()
  const fields = new Map<string, string>()
  let received: Draft | undefined
  try {
    const leave = openForms.enter(request.user.id, reply.raw)
    await checkAnnounced(app, request)
    const limits = { files: 1, fields: 60, parts: 61, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50, fileSize: maxBytes }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value))
      else if (part.fieldname !== 'file') throw refusals.noFile()
      else {
        received = await receiveDraft(app.settings.dataDir, part.file, part.filename)
        if (part.file.truncated) throw refusals.fileTooLarge({ size: inWords(maxBytes) })
      }
    }
    // Storing an earlier upload takes no more space.
    if (!received) leave()
  } catch (error) {
    readToTheEnd(request.raw)
    await received?.discard()
    throw error
  }
  const uploadId = fields.get('uploadId')
  if (received) return { fields, uploadId: undefined, hasFile: true, use: (work) => discardAfter(received, work) }
  if (!uploadId) {
    return { fields, uploadId: undefined, hasFile: false, use: () => Promise.reject(refusals.noFile()) }
  }
  const { id: userId } = request.user
  return {
    fields,
    uploadId: belongsTo(uploadId, userId) ? uploadId : undefined,
    hasFile: true,
    use: async (work) => {
      const upload = await takeUpload(app, userId, uploadId)
      try {
        const result = await work(upload)
        await upload.discard()
        return result
      } catch (error) {
        // A form that was refused for another field can be sent again without another upload.
        if (error instanceof Refused && error.status === unusable) await upload.discard()
        throw error
      }
    },
  }
}

/** Refuses a file that has no room before any of it is read. A form of unknown size is checked when it has arrived. */
async function checkAnnounced(app: App, { headers, user, raw }: FastifyRequest): Promise<void> {
  const bytes = Number(headers['content-length'] ?? 0) - mostAroundFile
  if (bytes > 0) await checkRoom(app, user.id, bytes)
  // Reading a form whose connection was closed in the meantime would never end.
  if (raw.destroyed) throw refusals.connectionClosed()
}

async function discardAfter<T>(draft: Draft, work: (draft: Draft) => Promise<T>): Promise<T> {
  try {
    return await work(draft)
  } finally {
    await draft.discard()
  }
}

const inWords = (bytes: number) => (bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GB` : `${bytes / 1024 ** 2} MB`)
