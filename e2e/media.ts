import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

export async function pdf(name: string, pages: number): Promise<Upload> {
  const document = new PDFDocument({ autoFirstPage: false })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  for (let page = 1; page <= pages; page++) document.addPage().text(`Page ${page}`)
  document.end()
  await new Promise((resolve) => document.once('end', resolve))
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(parts) }
}

/** A book of plain text, as large as it needs to be. */
export const txt = (name: string, bytes: number): Upload => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(bytes, 'All work and no play. '),
})

/** A short recording of 1280 by 720 pixels, made in advance because a busy machine might not record a single frame. */
export const webm = (name: string): Upload => ({
  name,
  mimeType: 'video/webm',
  buffer: readFileSync(new URL('recording.webm', import.meta.url)),
})
