import { z } from 'zod'
import { type Endpoint, PageQuery, PdfFile, pathId } from '../core/http.ts'

/** What a certificate states: the facts on the day of issue, which never change. */
export const CertificateFacts = z.object({
  code: z.string(),
  name: z.string(),
  course: z.string(),
  author: z.string(),
  skills: z.array(z.object({ name: z.string(), level: z.int() })),
  /** Whether its holder has shown these levels in checks; otherwise the author has stated them. Missing in what was issued before. */
  levelsShown: z.boolean().optional(),
  issuedAtUTC: z.string(),
})
export type CertificateFacts = z.infer<typeof CertificateFacts>

export const Certificate = CertificateFacts.extend({
  /** Ed25519 over the facts; docs/certificates.md says how to check it without the portal. */
  signature: z.string(),
  /** The key that signed them, by its fingerprint. */
  keyId: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

/** A verification code: four groups of five letters and digits that are hard to confuse. */
export const certificateCode = /^[2-9A-HJKMNP-Z]{5}(-[2-9A-HJKMNP-Z]{5}){3}$/

/** A line in a user's list of certificates, with the course's name on the day of issue. */
export const OwnCertificate = Certificate.pick({ code: true, course: true, issuedAtUTC: true }).extend({
  courseId: z.int(),
  /** Null in what was issued before levels could be shown. */
  levelsShown: z.boolean().nullable(),
})
export type OwnCertificate = z.infer<typeof OwnCertificate>

export const listCertificates = {
  method: 'GET',
  url: '/api/certificates',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Your certificates, newest first',
    querystring: PageQuery,
    response: { 200: z.array(OwnCertificate) },
  },
} as const satisfies Endpoint

export const getCertificate = {
  method: 'GET',
  url: '/api/certificates/:courseId',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Your certificate for a course, as a PDF',
    params: z.object({ courseId: pathId('course') }),
    produces: ['application/pdf'],
    response: { 200: PdfFile },
  },
} as const satisfies Endpoint

export const verifyCertificate = {
  method: 'GET',
  url: '/api/certificates/verify/:code',
  config: { access: 'open' },
  schema: {
    summary: 'Whether a certificate is genuine; the PDF for Accept: application/pdf',
    params: z.object({ code: z.string().max(100) }),
    response: { 200: Certificate },
  },
} as const satisfies Endpoint

/** The public key that signs new certificates, for checking a copy without the portal. */
export const certificateKeyUrl = '/.well-known/coursewise-certificate-key.json'

/** All public keys, those of earlier certificates too. */
export const certificateKeysUrl = '/.well-known/coursewise-certificate-keys.json'
