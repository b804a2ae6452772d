import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import { fileToLink, ImageFolder, SmallerWidth } from '#contract/files/files.ts'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { toNetwork } from '#server/core/security/network.ts'
import { findCaptions, findFile, isPreview } from './files.queries.ts'
import { isGoodPrivateLink } from './links.ts'
import { openPicture } from './open-picture.ts'
import { openForms, openPreviews } from './open-responses.ts'
import { readMediaForm } from './read-media-form.ts'
import { resumableEndpoints } from './resumable.ts'
import { sendFile } from './send-file.ts'
import { storeImage } from './store-image.ts'
import { checkZipAside, storeZip, zipFolder } from './store-zip.ts'
import { refusals } from './words.ts'

const PublicFile = z.object({
  folder: ImageFolder,
  name: z.string().regex(/^[\w-]{22}\.webp$/),
  width: SmallerWidth.optional(),
})
const number = z.coerce.number().int()
const signed = { e: number, s: z.string().max(100) }
const SignedLink = z.union([z.object({ ...signed, u: number }), z.object({ ...signed, c: number })])

/** Only for endpoints that accept files in forms, because it costs two more hooks per request. */
export const acceptForms = async (app: App) => {
  await app.register(multipart, { limits: { files: 1, fields: 0, parts: 1, headerPairs: 20 } })
}

export function filesEndpoints(app: App): void {
  const previews = openPreviews()
  resumableEndpoints(app)

  app.route({
    ...fileToLink,
    handler: async (request, reply) => {
      if (request.params.folder === zipFolder) {
        const form = await readMediaForm(app, request, reply, limits.zip.maxBytes)
        const check = (path: string) => checkZipAside(app, path)
        return reply.code(201).send({ link: await form.use((draft) => storeZip(app, request.user.id, draft, check)) })
      }
      const folder = ImageFolder.safeParse(request.params.folder)
      if (!folder.success) throw refusals.noSuchFolder()
      openForms.enter(request.user.id, reply.raw)
      const content = await readUpload(request, limits.image.maxBytes)
      return reply.code(201).send({ link: await storeImage(app, request.user.id, folder.data, content) })
    },
  })

  app.get('/files/:folder/:name', { config: { access: 'entry' }, logLevel: 'warn' }, async (request, reply) => {
    const { success, data } = PublicFile.safeParse({ ...(request.query as object), ...(request.params as object) })
    const file = success ? await openPicture(app.storage, data) : undefined
    if (!file) throw notFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', file.size)
      .type('image/webp')
      .send(file.content)
  })

  app.get<{ Params: { id: string } }>('/media/:id', { config: { access: 'entry' } }, async (request, reply) => {
    const { id } = request.params
    const link = SignedLink.safeParse(request.query)
    if (!link.success || !isGoodPrivateLink(app, { id, ...link.data })) throw refusals.linkIsOver()
    const previewedCourse = 'c' in link.data ? link.data.c : undefined
    if (previewedCourse !== undefined) {
      previews.enter(toNetwork(request.ip), reply.raw)
      if (!(await isPreview(app.db, previewedCourse, id))) throw refusals.linkIsOver()
    }
    const captions = await findCaptions(app.db, id)
    if (captions !== undefined)
      return reply.type('text/vtt; charset=utf-8').header('cache-control', 'private, no-store').send(captions)
    const file = await findFile(app.db, id)
    if (!file) throw notFound()
    const secondsLeft = link.data.e - app.clock.now().getTime() / 1000
    return sendFile(app.storage, { file, request, secondsLeft, mayLeavePortal: previewedCourse === undefined }, reply)
  })
}

/** Reads the one file of a form into memory; only for small limits. */
async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw refusals.notAFileForm()
  const part = await request.file({ limits: { fileSize: maxBytes } })
  if (part?.fieldname !== 'file') throw refusals.notAFileForm()
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk as Buffer)
  if (part.file.truncated) throw refusals.fileTooLarge({ size: `${maxBytes / 1024 / 1024} MB` })
  return Buffer.concat(chunks)
}
