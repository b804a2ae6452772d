import { createHash } from 'node:crypto'
import { colours } from '#server/core/pdf/colours.ts'
import type { Pdf } from '#server/core/pdf/pdf.ts'

interface Band {
  /** From the centre, as parts of the radius. */
  from: number
  to: number
  waves: number
  strands: number
  colour: string
}

/**
 * The seal: bands of fine lines as on a banknote. The numbers of waves come from the signature, so that different certificates look
 * different. It proves nothing by itself.
 */
export function drawRosette(doc: Pdf, signature: string, x: number, y: number, radius: number): void {
  const bytes = createHash('sha256').update(signature).digest()
  const pick = (place: number, from: number, to: number) => from + ((bytes[place] ?? 0) % (to - from + 1))
  const bands: Band[] = [
    { from: 0.8, to: 1, waves: pick(0, 18, 36), strands: 8, colour: colours.lace },
    { from: 0.46, to: 0.86, waves: pick(1, 5, 14), strands: 14, colour: colours.darkLace },
    { from: 0.36, to: 0.52, waves: pick(2, 10, 24), strands: 8, colour: colours.iris },
  ]
  doc.save().translate(x, y).lineWidth(0.4)
  for (const band of bands) drawBand(doc, band, radius)
  doc.restore()
}

/** Draws the strands between a wave around the circle and its mirror image, so that they meet in knots. */
function drawBand(doc: Pdf, { from, to, waves, strands, colour }: Band, radius: number): void {
  const middle = (radius * (from + to)) / 2
  const height = (radius * (to - from)) / 2
  for (let strand = 0; strand < strands; strand++) {
    wave(doc, middle, height * Math.cos((Math.PI * strand) / (strands - 1)), waves)
    doc.stroke(colour)
  }
}

/** r = middle + height · sin(waves · angle), by cubic curves that share its tangents. */
function wave(doc: Pdf, middle: number, height: number, waves: number): void {
  const steps = waves * 6
  const step = (2 * Math.PI) / steps
  const at = (angle: number) => {
    const r = middle + height * Math.sin(waves * angle)
    const slope = height * waves * Math.cos(waves * angle)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return { x: r * cos, y: r * sin, dx: ((slope * cos - r * sin) * step) / 3, dy: ((slope * sin + r * cos) * step) / 3 }
  }
  let last = at(0)
  doc.moveTo(short(last.x), short(last.y))
  for (let n = 1; n <= steps; n++) {
    const next = at(n * step)
    doc.bezierCurveTo(
      short(last.x + last.dx),
      short(last.y + last.dy),
      short(next.x - next.dx),
      short(next.y - next.dy),
      short(next.x),
      short(next.y),
    )
    last = next
  }
  doc.closePath()
}

/** A hundredth of a point is finer than any printer, and keeps the file small. */
const short = (value: number) => Math.round(value * 100) / 100
