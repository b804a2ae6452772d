import sharp from 'sharp'
import type { ImageFolder } from '#contract/files.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { fileIdOf, storeImage } from '#server/files/index.ts'

/** Stores a drawing like an uploaded picture, which is checked and encoded again. Returns the file's id. */
export async function storeDrawing(db: Db, parts: Parts, ownerId: number, folder: ImageFolder, svg: string): Promise<string> {
  const picture = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  const link = await storeImage({ ...parts, db }, ownerId, folder, picture)
  return fileIdOf(folder, link) ?? ''
}
