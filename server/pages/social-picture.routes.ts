import sharp from 'sharp'
import type { App } from '#server/core/app.ts'
import { tooMany } from '#server/core/errors.ts'
import { Gate } from '#server/core/gate.ts'
import { drawThumbnail } from '#server/courses/index.ts'

const gate = new Gate(1, 50, () => tooMany('Many pictures are being drawn right now. Please try again in a moment.', 5))

/** Those who show a link draw no SVG: the picture of a course without one of its own, as a bitmap in the size of an upload. */
export function socialPictureRoutes(app: App): void {
  app.get<{ Params: { seed: string } }>(
    '/pictures/social/:seed(^\\d{1,10}).webp',
    { config: { access: 'entry' }, logLevel: 'warn' },
    async (request, reply) => {
      const drawing = Buffer.from(drawThumbnail({ seed: Number(request.params.seed) }))
      const picture = await gate.run(() => sharp(drawing).resize(1280, 720).webp({ quality: 82, effort: 2 }).toBuffer())
      return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(picture)
    },
  )
}
