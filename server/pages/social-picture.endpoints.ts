import sharp from 'sharp'
import type { App } from '#server/core/app.ts'
import { pictureWork } from '#server/core/costly-work/gates.ts'
import { KeptBytes } from '#server/core/costly-work/kept-bytes.ts'
import { drawDefaultPicture } from '#server/courses/index.ts'

const mostKeptBytes = 16 * 1024 * 1024

/** Draws the picture of a course without an uploaded one as a bitmap, because sites that preview links do not draw SVG. */
export function socialPictureEndpoints(app: App): void {
  const pictures = new KeptBytes(mostKeptBytes)
  app.get<{ Params: { seed: string } }>(
    '/pictures/social/:seed(^\\d{1,10}).webp',
    { config: { access: 'entry' }, logLevel: 'warn' },
    async (request, reply) => {
      const seed = Number(request.params.seed)
      const picture = await pictures.get(String(seed), () => pictureWork.run(() => draw(seed)))
      return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(picture)
    },
  )
}

const draw = (seed: number) =>
  sharp(Buffer.from(drawDefaultPicture(seed)))
    .resize(1280, 720)
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
