import sharp from 'sharp'
import type { ImageFolder } from '#contract/files.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { fileIdOf, storeImage } from '#server/files/index.ts'

/** A drawing of ours goes the way of an upload: as a picture that is checked and drawn anew. Answers its file's id. */
export async function storeDrawing(db: Db, parts: Parts, ownerId: number, folder: ImageFolder, svg: string): Promise<string> {
  const picture = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  const link = await storeImage({ ...parts, db }, ownerId, folder, picture)
  return fileIdOf(folder, link) ?? ''
}
