import sharp from 'sharp'
import type { App } from '#server/core/app.ts'
import { pictureWork } from '#server/core/costly-work/gates.ts'
import { KeptBytes } from '#server/core/costly-work/kept-bytes.ts'
import { drawCoursePicture, readFieldSlug } from '#server/courses/index.ts'

const mostKeptBytes = 16 * 1024 * 1024

/** Draws the picture of a course without an uploaded one as a bitmap, because sites that preview links do not draw SVG. */
export function socialPictureEndpoints(app: App): void {
  const pictures = new KeptBytes(mostKeptBytes)
  app.get<{ Params: { id: string } }>(
    '/pictures/social/:id(^\\d{1,10}).webp',
    { config: { access: 'entry' }, logLevel: 'warn' },
    async (request, reply) => {
      const id = Number(request.params.id)
      const field = await readFieldSlug(app.readDb, id)
      const picture = await pictures.get(`${id} ${field}`, () => pictureWork.run(() => draw(id, field)))
      return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(picture)
    },
  )
}

const draw = (id: number, field: string | undefined) =>
  sharp(Buffer.from(drawCoursePicture(id, field)))
    .resize(1280, 720)
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
