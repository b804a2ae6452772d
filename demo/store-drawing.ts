import sharp from 'sharp'
import type { ImageFolder } from '#contract/files/files.ts'
import type { Parts } from '#server/core/app.ts'
import { Gate } from '#server/core/costly-work/gate.ts'
import { spareCores } from '#server/core/costly-work/gates.ts'
import type { Db } from '#server/core/database/db.ts'
import { storePicture } from '#server/files/index.ts'

/** In the portal's own line for pictures they would be refused after half a minute, which a busy machine needs. */
const gate = new Gate(spareCores, 1000, () => new Error('the demo could not draw its pictures in ten minutes'), 600)

/** Stores a drawing like an uploaded picture, which is checked and encoded again. Returns the file's id. */
export const storeDrawing = (
  db: Db,
  parts: Parts,
  ownerId: number,
  folder: ImageFolder | 'lessons',
  svg: string,
): Promise<string> =>
  gate.run(async () => {
    const picture = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
    return storePicture({ ...parts, db }, ownerId, folder, picture)
  })
