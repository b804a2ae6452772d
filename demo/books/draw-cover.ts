import sharp from 'sharp'
import { drawThumbnail } from '../artwork/draw-thumbnail.ts'
import type { ComposedBook } from './compose-book.ts'

const drawn = { height: 720, density: 72 }

/** The picture of a cover, in the style of the course pictures, cropped at the sides to fit the height. */
export const drawCover = ({ field, seed }: ComposedBook, { width, height }: { width: number; height: number }) =>
  sharp(Buffer.from(drawThumbnail({ field, seed })), { density: (drawn.density * height) / drawn.height })
    .resize({ width, height, fit: 'cover' })
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
    .toBuffer()
