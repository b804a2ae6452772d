import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import { fileToLink, ImageFolder, SmallerWidth, uploadLessonPicture } from '#contract/files/files.ts'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { toNetwork } from '#server/core/security/network.ts'
import { findCaptions, findFile, findLesson, isPreview } from './files.queries.ts'
import { isGoodPrivateLink, linksUntil, privateLinksFor, type ToLink } from './links.ts'
import { openPicture } from './open-picture.ts'
import { openForms, openPreviews } from './open-responses.ts'
import { readMediaForm } from './read-media-form.ts'
import { resumableEndpoints } from './resumable.ts'
import { sendFile } from './send-file.ts'
import { storeImage, storePicture } from './store-image.ts'
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
      const content = await readPicture(request, reply)
      return reply.code(201).send({ link: await storeImage(app, request.user.id, folder.data, content) })
    },
  })
  app.route({
    ...uploadLessonPicture,
    handler: async (request, reply) => {
      const { user } = request
      const id = await storePicture(app, user.id, 'lessons', await readPicture(request, reply))
      return reply.code(201).send({ id, link: privateLinksFor(app, user.id)(id) })
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
    const { e: expiry, s: _, ...audience } = link.data
    if ('c' in audience) {
      previews.enter(toNetwork(request.ip), reply.raw)
      if (!(await isPreview(app.db, audience.c, id))) throw refusals.linkIsOver()
    }
    const captions = await findCaptions(app.db, id)
    if (captions !== undefined)
      return reply.type('text/vtt; charset=utf-8').header('cache-control', 'private, no-store').send(captions)
    const lesson = await findLesson(app.db, id)
    if (lesson) return sendLesson(lesson, linksUntil(app, audience, expiry), reply)
    const file = await findFile(app.db, id, 'u' in audience ? audience.u : undefined)
    if (!file) throw notFound()
    const secondsLeft = expiry - app.clock.now().getTime() / 1000
    return sendFile(app.storage, { file, request, secondsLeft, mayLeavePortal: 'u' in audience }, reply)
  })
}

/** As `LessonContent`. The text was checked when it was saved, so it is sent as it is stored. */
function sendLesson({ text, pictures }: { text: string; pictures: string[] }, toLink: ToLink, reply: FastifyReply) {
  const links = Object.fromEntries(pictures.map((id) => [id, toLink(id)]))
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .send(`{"text":${text},"pictures":${JSON.stringify(links)}}`)
}

function readPicture(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  openForms.enter(request.user.id, reply.raw)
  return readUpload(request, limits.image.maxBytes)
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
