import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp, { type ResizeOptions } from 'sharp'
import type { ImageFolder } from '#contract/files/files.ts'
import type { Parts } from '#server/core/app.ts'
import { pictureWork } from '#server/core/costly-work/gates.ts'
import { insertFile, ownFileId } from './files.queries.ts'
import { imageExtension, publicLink } from './links.ts'
import { checkRoom, withRoom } from './room.ts'
import { refusals } from './words.ts'

/** Pictures of lessons are private, so their folder is none of the public ones. */
type PictureFolder = ImageFolder | 'lessons'
const sizes: Record<PictureFolder, ResizeOptions> = {
  avatars: { width: 320, height: 320, fit: 'cover' },
  thumbnails: { width: 1280, height: 720, fit: 'cover' },
  lessons: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
}
const formats = new Set(['png', 'jpeg', 'webp', 'gif', 'heif'])
const mostPixels = 50_000_000
sharp.cache(false)
// A picture takes one thread, not all of them.
sharp.concurrency(1)

/** The refusals of a picture that is not the user's own upload. */
const notOwn = { avatars: refusals.notYourAvatar, thumbnails: refusals.notYourThumbnail }

/** Returns the file of a form's picture link, which this user must have uploaded into this folder; null without a picture. */
export async function getOwnPicture(
  { db }: Parts,
  userId: number,
  folder: ImageFolder,
  link: string | null | undefined,
): Promise<string | null> {
  if (!link) return null
  const fileId = await ownFileId(db, userId, folder, link)
  if (!fileId) throw notOwn[folder]()
  return fileId
}

/** Checks a picture by its content, encodes it again, which drops everything hidden in it, and keeps it. Returns its id. */
export async function storePicture(parts: Parts, ownerId: number, folder: PictureFolder, content: Buffer): Promise<string> {
  const picture = await pictureWork.run(() => redraw(content, sizes[folder]))
  await checkRoom(parts, ownerId, picture.length)
  const id = randomBytes(16).toString('base64url')
  const name = `${folder}/${id}.${imageExtension}`
  const stored = await parts.storage.put(name, Readable.from([picture]))
  const file = { id, folder, extension: imageExtension, mediaType: 'image/webp', ownerId, ...stored }
  try {
    await withRoom(parts, ownerId, stored.size, ({ db, clock }) => insertFile(db, { ...file, now: clock.now() }))
  } catch (error) {
    await parts.storage.remove(name)
    throw error
  }
  return id
}

/** The same for a picture that everybody may see. Returns its link. */
export const storeImage = async (parts: Parts, ownerId: number, folder: ImageFolder, content: Buffer): Promise<string> =>
  publicLink(folder, await storePicture(parts, ownerId, folder, content))

async function redraw(content: Buffer, size: ResizeOptions): Promise<Buffer> {
  try {
    const image = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format, compression } = await image.metadata()
    if (!formats.has(format) || (format === 'heif' && compression !== 'av1')) throw refusals.notAPicture()
    return await image.rotate().resize(size).webp({ quality: 82, effort: 2 }).toBuffer()
  } catch {
    throw refusals.notAPicture()
  }
}
