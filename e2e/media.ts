import type { Page } from '@playwright/test'
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

/** A film that the browser itself records, a little over a second long; such recordings do not say how long they are. */
export async function webm(page: Page, name: string): Promise<Upload> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let step = 0; step < 30; step++) {
      pen?.fillRect(step * 40, 0, 40, 720)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return { name, mimeType: 'video/webm', buffer: Buffer.from(bytes) }
}
