import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  certificateKeysUrl,
  certificateKeyUrl,
  getCertificate,
  listCertificates,
  verifyCertificate,
} from '#contract/certificates/certificates.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { KeptBytes } from '#server/core/costly-work/kept-bytes.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { listPublishedKeys, publishKeys } from './certificate-keys.ts'
import type { certificatePdf } from './certificate-pdf.ts'
import { type CertificateRow, findCertificate, findOwnCertificate, listOwnCertificates } from './certificates.queries.ts'
import { publishedKey } from './public-key.ts'
import { readCode } from './read-code.ts'
import { signCertificate, signingKeys } from './sign-certificate.ts'
import { refusals, words } from './words.ts'

const mostKeptBytes = 32 * 1024 * 1024

export function certificatesEndpoints(app: App): void {
  const keys = signingKeys(app.secrets.certificates)
  const presentKey = publishedKey(keys[0].publicKey)
  const pdfs = new KeptBytes(mostKeptBytes)
  const lookups = takeTurns(2)
  const drawing = import.meta.resolve('./certificate-pdf.ts')

  const sendPdf = async (request: FastifyRequest, reply: FastifyReply, row: CertificateRow) => {
    const origin = app.settings.publicUrl ?? `${request.protocol}://${request.host}`
    const certificate = signCertificate(keys, row)
    // Made once per signature, which is another one when a name in it was removed, and per address of the portal, which is printed on it.
    const pdf = await pdfs.get(`${certificate.signature} ${origin}`, async () => {
      await countAttempt(app, { what: 'document', who: request.ip })
      const sheet = { certificate, origin }
      return Buffer.from(await app.documents.run<typeof certificatePdf>(drawing, 'certificatePdf', sheet))
    })
    return reply
      .type('application/pdf')
      .header('content-disposition', contentDisposition(words.fileName({ course: row.course }), { type: 'inline' }))
      .header('cache-control', 'private, no-store')
      .send(pdf)
  }

  app.route({
    ...listCertificates,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listOwnCertificates(app.db, user.id, query)),
  })

  app.route({
    ...getCertificate,
    handler: async (request, reply) => {
      const row = await findOwnCertificate(app.db, request.user.id, request.params.courseId)
      if (!row) throw refusals.notEarned()
      return sendPdf(request, reply, row)
    },
  })

  app.route({
    ...verifyCertificate,
    handler: async (request, reply) => {
      const code = readCode(request.params.code)
      const row = code && (await lookups.run(() => findCertificate(app.db, code)))
      if (!row) throw refusals.noSuchCode()
      if (row.withdrawnAt) throw refusals.withdrawn()
      reply.header('vary', 'accept')
      if (wantsPdf(request.headers.accept)) return sendPdf(request, reply, row)
      return signCertificate(keys, row)
    },
  })

  app.addHook('onReady', () => publishKeys(app, keys))
  const sendKeys = (reply: FastifyReply, content: object) => reply.header('cache-control', 'public, max-age=3600').send(content)
  app.get(certificateKeyUrl, { config: { access: 'entry' } }, async (_request, reply) => sendKeys(reply, presentKey))
  app.get(certificateKeysUrl, { config: { access: 'entry' } }, async (_request, reply) =>
    sendKeys(reply, { keys: await listPublishedKeys(app, keys) }),
  )
}

/** Only clients that name PDF get it, because browsers and plain clients accept anything. */
const wantsPdf = (accept = '') =>
  accept.split(',').some((one) => /^\s*application\/pdf\s*(;|$)/i.test(one) && !/;\s*q=0(\.0*)?\s*(;|$)/i.test(one))
