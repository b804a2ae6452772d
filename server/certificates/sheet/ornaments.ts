import { colours } from '#server/core/pdf/colours.ts'
import type { Pdf } from '#server/core/pdf/pdf.ts'
import { page } from './look.ts'
import { drawRosette } from './rosette.ts'

const margin = 22
const band = 16
/** The length of half a wave in the frame's braid, before it is stretched to fit a side. */
const halfWave = 13

/** A braid between two lines, held by a knot in each corner. */
export function drawFrame(doc: Pdf): void {
  const middle = margin + band / 2
  const [near, farX, farY] = [middle, page.width - middle, page.height - middle]
  for (const inset of [margin, margin + band]) {
    doc
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .lineWidth(0.5)
      .stroke(colours.lace)
  }
  for (const height of [5.6, 4, 0, -4, -5.6]) {
    drawSide(doc, [near, near], [farX, near], height)
    drawSide(doc, [farX, near], [farX, farY], height)
    drawSide(doc, [farX, farY], [near, farY], height)
    drawSide(doc, [near, farY], [near, near], height)
    doc.lineWidth(0.35).stroke(colours.paleLace)
  }
  for (const x of [near, farX]) {
    for (const y of [near, farY]) {
      doc
        .rect(x - band / 2, y - band / 2, band, band)
        .lineWidth(0.5)
        .fillAndStroke(colours.paper, colours.lace)
      doc.circle(x, y, 3).fill(colours.iris)
    }
  }
}

type Point = [x: number, y: number]

function drawSide(doc: Pdf, [x, y]: Point, [endX, endY]: Point, height: number): void {
  const length = Math.hypot(endX - x, endY - y)
  const count = Math.round(length / halfWave)
  const [alongX, alongY] = [(endX - x) / count, (endY - y) / count]
  // A cubic curve reaches three quarters of the way to its control points.
  const lift = (height * 4) / 3 / (length / count)
  const at = (steps: number, side: number): Point => [
    x + alongX * steps + alongY * lift * side,
    y + alongY * steps - alongX * lift * side,
  ]
  doc.moveTo(x, y)
  for (let n = 0; n < count; n++) {
    const side = n % 2 === 0 ? 1 : -1
    doc.bezierCurveTo(...at(n + 0.36, side), ...at(n + 0.64, side), ...at(n + 1, 0))
  }
}

/** The portal's mark, as public/favicon.svg has it. */
export function drawMark(doc: Pdf, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  doc.roundedRect(0, 0, 32, 32, 9).fill(colours.iris)
  drawLetter(doc, 3.4)
  doc.restore()
}

/** The mark in the middle of the certificate's own rosette. */
export function drawSeal(doc: Pdf, signature: string, x: number, y: number, radius: number): void {
  drawRosette(doc, signature, x, y, radius)
  const core = radius * 0.3
  doc.circle(x, y, core).fill(colours.iris)
  doc
    .save()
    .translate(x - core, y - core)
    .scale(core / 16)
  drawLetter(doc, 2.8)
  doc.restore()
}

function drawLetter(doc: Pdf, strokeWidth: number): void {
  doc.path('M21.5 11.2a7.6 7.6 0 1 0 0 9.6').lineWidth(strokeWidth).lineCap('round').stroke(colours.paper)
  doc.circle(22.6, 16, 2.6).fill(colours.coin)
}
