import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Certificate } from '#contract/certificates/certificates.ts'

/** What a certificate states, from the file attached to its PDF. */
export async function factsIn(pdf: Uint8Array): Promise<Certificate> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const content = await document.getAttachmentContent('certificate.json')
  return JSON.parse(Buffer.from(content as Uint8Array).toString())
}
