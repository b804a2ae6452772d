import { colours } from '../colours.ts'
import { drawDecoration, drawQr, type Pdf } from '../pdf.ts'
import { drawText, textWidth } from '../text.ts'
import type { Flow } from './flow.ts'
import { left, right, styles, top } from './look.ts'

export interface Head {
  title: string
  lead: string
  figures: { label: string; value: string; unit: string }[]
  proof: { text: string; isProven: boolean }
  /** What else counts, such as the learner's own levels; may be empty. */
  counted: string
  /** The address that the QR code leads to, and what it is. */
  code: { address: string; alt: string }
}

const qrSize = 84

/** Draws the title, the total costs, and how good the plan is. */
export function drawHead(flow: Flow, { title, lead, figures, proof, counted, code }: Head): void {
  const { doc, part } = flow
  const qrX = right - qrSize
  drawDecoration(doc, () => drawMark(doc, left, top, 26))
  part('P', () => drawText(doc, 'Coursewise', left + 35, top + 18.5, styles.wordmark))
  part('Figure', () => drawQr(doc, code.address, qrX, top, qrSize, colours.deep), { alt: code.alt })
  flow.y = top + 50
  flow.drawLines('H1', flow.measure(title, styles.title, qrX - left - 20, 1.2), left)
  flow.y += 2
  flow.drawLines('P', flow.measure(lead, styles.lead, qrX - left - 20), left)
  drawDecoration(doc, () => doc.rect(left, flow.y + 12, 44, 2.2).fill(colours.coin))
  flow.y += 34
  drawFigures(flow, figures)
  const style = proof.isProven ? styles.proof : { ...styles.proof, colour: colours.quiet }
  if (proof.isProven) drawDecoration(doc, () => drawTick(doc, left + 6, flow.y + 8))
  flow.drawLines('P', flow.measure(proof.text, style, right - left - 20), left + (proof.isProven ? 19 : 0))
  if (counted) {
    flow.y += 4
    flow.drawLines('P', flow.measure(counted, styles.quiet, right - left), left)
  }
  flow.y += 18
}

function drawFigures(flow: Flow, figures: Head['figures']): void {
  const { doc, part } = flow
  const height = 58
  const width = (right - left) / figures.length
  drawDecoration(doc, () => doc.roundedRect(left, flow.y, right - left, height, 10).fill(colours.soft))
  for (const [place, { label, value, unit }] of figures.entries()) {
    const x = left + place * width + 18
    part('P', () => {
      drawText(doc, label, x, flow.y + 20, styles.quiet)
      drawText(doc, value, x, flow.y + 44, styles.figure)
      drawText(doc, unit, x + textWidth(doc, value, styles.figure) + 5, flow.y + 44, styles.quiet)
    })
  }
  flow.y += height + 12
}

/** The portal's mark, as public/favicon.svg has it. */
function drawMark(doc: Pdf, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  doc.roundedRect(0, 0, 32, 32, 9).fill(colours.iris)
  doc.path('M21.5 11.2a7.6 7.6 0 1 0 0 9.6').lineWidth(3.4).lineCap('round').stroke(colours.paper)
  doc.circle(22.6, 16, 2.6).fill(colours.coin)
  doc.restore()
}

function drawTick(doc: Pdf, x: number, y: number): void {
  doc.circle(x, y, 6).fill(colours.good)
  doc
    .moveTo(x - 2.8, y + 0.2)
    .lineTo(x - 0.8, y + 2.2)
    .lineTo(x + 3, y - 2.2)
  doc.lineWidth(1.3).lineCap('round').lineJoin('round').stroke(colours.paper)
}
