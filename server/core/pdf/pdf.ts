import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { create as createQr } from 'qrcode'

export type Pdf = PDFKit.PDFDocument

/** Opens a tagged document without pages, for screen readers too. The date is an argument, so that the same content gives the same file. */
export const openPdf = (title: string, createdAt: Date): Pdf =>
  new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: 'Coursewise', Creator: 'Coursewise', Producer: 'Coursewise', CreationDate: createdAt },
  })

/** Draws something that screen readers read as this kind of element, in this order: P, H1, Figure with its `alt`. */
export type DrawPart = (tag: string, draw: () => void, spoken?: { alt?: string; actual?: string }) => void

/** Screen readers read what `part` draws; everything else on the page should be marked as decoration. */
export function readAloud(doc: Pdf, parts: (part: DrawPart) => void): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  parts((tag, draw, spoken = {}) => root.add(doc.struct(tag, spoken, draw)))
  root.end()
}

export function drawDecoration(doc: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** Ends the document and returns its bytes. */
export function readBytes(doc: Pdf): Promise<Buffer> {
  doc.end()
  return buffer(doc)
}

/** Drawn as one shape of many squares, sharp at every size. */
export function drawQr(doc: Pdf, text: string, x: number, y: number, size: number, colour: string): void {
  const { modules } = createQr(text, { errorCorrectionLevel: 'M' })
  const cell = size / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) doc.rect(x + column * cell, y + row * cell, cell, cell)
    }
  }
  doc.fill(colour)
}
