import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { create as createQr } from 'qrcode'

export type Pdf = PDFKit.PDFDocument

/** A document without pages yet, in which screen readers find their way. The date is part of it, so that the same facts give the same file. */
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

/** Draws something that a screen reader comes across as this kind of thing, in this order: P, H1, Figure with its `alt`. */
export type DrawPart = (tag: string, draw: () => void, said?: { alt?: string; actual?: string }) => void

/** What the draws of `parts` make, screen readers read; all else on the page should be marked as decoration. */
export function readAloud(doc: Pdf, parts: (part: DrawPart) => void): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  parts((tag, draw, said = {}) => root.add(doc.struct(tag, said, draw)))
  root.end()
}

export function drawDecoration(doc: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** Ends the document: what it was all for. */
export function bytesOf(doc: Pdf): Promise<Buffer> {
  doc.end()
  return buffer(doc)
}

/** As one shape of many squares, sharp at every size. */
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
