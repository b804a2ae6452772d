import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { ImageFolder, SmallerWidth } from '#contract/files/files.ts'
import { pictureWork } from '#server/core/costly-work/gates.ts'
import { isNoRoom } from '#server/core/errors.ts'
import type { Storage } from '#server/core/storage/storage.ts'

/** Smaller versions keep the id, so that the sweep recognises them. */
const smallerFolders: Record<SmallerWidth, string> = { '320': 'thumbnails-small', '640': 'thumbnails-medium' }

interface WantedPicture {
  folder: ImageFolder
  name: string
  width?: SmallerWidth | undefined
}

/** A smaller width is made at its first request and kept. */
export async function openPicture(storage: Storage, { folder, name, width }: WantedPicture) {
  if (!width) return storage.open(`${folder}/${name}`)
  if (folder !== 'thumbnails') return undefined
  const smaller = `${smallerFolders[width]}/${name}`
  return (await storage.open(smaller)) ?? pictureWork.run(() => makeSmaller(storage, name, smaller, Number(width)))
}

async function makeSmaller(storage: Storage, name: string, smaller: string, width: number) {
  const whole = await storage.open(`thumbnails/${name}`)
  if (!whole) return undefined
  const picture = await sharp(await buffer(whole.content))
    .resize({ width })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
  // On a full disk it is still sent, and made again the next time.
  await storage.put(smaller, Readable.from([picture])).catch((error) => isNoRoom(error) || Promise.reject(error))
  return { content: Readable.from([picture]), size: picture.length }
}
