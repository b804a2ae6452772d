import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { formLimits } from '#contract/core/form-limits.ts'
import type { Parts } from '#server/core/app.ts'
import { cutIntoPieces, removePieces } from './pieces.ts'
import { withRoom } from './room.ts'
import { addPiece, countUploads, deleteUpload, findUpload, insertUpload, listPieces } from './uploads.queries.ts'
import { refusals } from './words.ts'

/** Our pages send as much at a time. A bucket takes so much in one request, and a server that dies loses no more. */
const pieceSize = 8 * 1024 ** 2
const longestName = 255

/**
 * Where tus keeps uploads: their state in the database and their pieces in the storage, so that any server can continue what another one
 * began. It needs no lock: a piece counts only if the upload still ends where the piece starts, and each try has its own name in the storage.
 */
export class UploadStore extends DataStore {
  readonly #parts: Parts

  constructor(parts: Parts) {
    super()
    this.#parts = parts
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /** From now on, its whole size counts as space that its user takes. */
  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0 } = upload
    const userId = ownerIn(id)
    const fileName = (upload.metadata?.filename ?? '').replaceAll('\0', '').slice(-longestName)
    await withRoom(this.#parts, userId, size, async ({ db, clock }) => {
      const count = formLimits.uploads.maxUnfinished
      if ((await countUploads(db, userId)) >= count) throw refusals.tooManyUnfinished({ count })
      await insertUpload(db, { id, userId, fileName, size, now: clock.now() })
    })
    return upload
  }

  /** What arrived before an error stays, so that the upload continues from there. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { db, storage, clock } = this.#parts
    let end = offset
    for await (const piece of cutIntoPieces(content, pieceSize)) {
      const name = `uploads/${id}.${randomBytes(8).toString('hex')}`
      const { size } = await storage.put(name, piece)
      if (!(await addPiece(db, id, { start: end, size, name }, clock.now()))) {
        await storage.remove(name)
        throw ERRORS.INVALID_OFFSET
      }
      end += size
    }
    return end
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await findUpload(this.#parts.db, id)
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: upload.size, offset: upload.received, metadata: { filename: upload.fileName } })
  }

  override async remove(id: string): Promise<void> {
    const { db, storage } = this.#parts
    const pieces = await listPieces(db, id)
    if (!(await deleteUpload(db, id))) throw ERRORS.FILE_NOT_FOUND
    await removePieces(storage, pieces)
  }
}

/** The id of an upload begins with its user's id. */
const ownerIn = (uploadId: string) => Number(uploadId.split('-')[0])
export const belongsTo = (uploadId: string, userId: number) => new RegExp(`^${userId}-[\\w-]{22}$`).test(uploadId)
export const newUploadId = (userId: number) => `${userId}-${randomBytes(16).toString('base64url')}`
