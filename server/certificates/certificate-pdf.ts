import type { Certificate } from '#contract/certificates.ts'
import { drawRosette } from './rosette.ts'
import { breakLines, type Doc, drawQr, drawText, openDoc, printable, type Style, widthOf } from './type-setting.ts'

const ink = '#1b1c26'
const quiet = '#595d6e'
const iris = '#5b5bd6'
const deep = '#35338c'
const hairline = '#dcddfb'
const gold = '#f7c04a'
const [W, H] = [841.89, 595.28]
const left = 70
const right = W - left
const column = 470

export function certificatePdf({ certificate: c, origin, fingerprint }: { certificate: Certificate; origin: string; fingerprint: string }): Promise<Buffer> {
  const doc = openDoc({ Title: `Certificate: ${c.course}` })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve) => { doc.on('data', (c: Buffer) => chunks.push(c)); doc.on('end', () => resolve(Buffer.concat(chunks))) })
  frame(doc)
  mark(doc, left, 62, 30)
  drawText(doc, 'Coursewise', left + 40, 83.5, { weight: 'semibold', size: 17, colour: ink, spacing: -0.2 })

  const name = fit(doc, printable(c.name), { weight: 'light', size: 48, colour: ink, spacing: -0.6 }, column, 32, 12)
  const course = fit(doc, printable(c.course), { weight: 'semibold', size: 25, colour: deep, spacing: -0.2 }, column, 15, 10)
  const nameHeight = name.lines.length * name.style.size * 1.16
  const courseHeight = course.lines.length * course.style.size * 1.28
  const rows = skillRows(doc, c)
  const total = 12 + 6 + nameHeight + 58 + 8 + courseHeight + (rows.length ? 18 + rows.length * 25 - 5 : 0)
  let y = Math.max(122, 122 + (326 - total) * 0.42)
  y += 10
  drawText(doc, 'CERTIFICATE OF COMPLETION', left, y, { weight: 'semibold', size: 10.5, colour: iris, spacing: 2.4 })
  y += 6
  y = block(doc, name, y, 1.16)
  doc.rect(left, y + 22, 44, 2.2).fill(gold)
  y += 56
  drawText(doc, 'has completed the course', left, y, { weight: 'regular', size: 13, colour: quiet })
  y = block(doc, course, y + 8, 1.28)
  skills(doc, rows, y + 18)

  const base = 487
  fact(doc, 'Date of issue', inWords(c.issuedAtUTC), left, base, 140)
  fact(doc, 'Author of the course', printable(c.author), left + 160, base, column - 160)

  const address = `${origin}/certificates/verify/${c.code}`
  const r = 106
  const cx = right - r
  seal(doc, c.signature, cx, 62 + r, r)
  drawQr(doc, address, cx - 45, 366, 90, ink)
  centred(doc, c.code, cx, 473, { weight: 'medium', size: 9.5, colour: ink, spacing: 0.4 })
  centred(doc, 'Scan to verify', cx, 487, { weight: 'regular', size: 8.5, colour: quiet })

  doc.moveTo(left, 514).lineTo(right, 514).lineWidth(0.6).stroke(hairline)
  drawText(doc, `Verify at ${address}`, left, 531, { weight: 'regular', size: 7.5, colour: quiet })
  const end = `Signed with key ${fingerprint.slice(0, 16).toUpperCase().match(/.{4}/g)?.join(' ')}`
  const s: Style = { weight: 'regular', size: 7.5, colour: quiet }
  drawText(doc, end, right - widthOf(doc, end, s), 531, s)
  doc.end()
  return done
}

function frame(doc: Doc) {
  const [x, y, w, h] = [30, 30, W - 60, H - 60]
  doc.rect(22, 22, W - 44, H - 44).lineWidth(0.5).stroke('#9b9ef0')
  doc.rect(38, 38, W - 76, H - 76).lineWidth(0.5).stroke('#9b9ef0')
  // braid
  const across = Math.round(w / 13), down = Math.round(h / 13)
  const strands = 5
  for (let k = 0; k < strands; k++) {
    const a = 5.6 * Math.cos((Math.PI * k) / (strands - 1))
    side(doc, x, y, x + w, y, across, a)
    side(doc, x + w, y, x + w, y + h, down, a)
    side(doc, x + w, y + h, x, y + h, across, a)
    side(doc, x, y + h, x, y, down, a)
    doc.lineWidth(0.35).stroke('#b5b8fb')
  }
  for (const [cx, cy] of [[x, y], [x + w, y], [x + w, y + h], [x, y + h]] as const) {
    doc.rect(cx - 8, cy - 8, 16, 16).fillAndStroke('#ffffff', '#9b9ef0')
    doc.circle(cx, cy, 3).fill(iris)
  }
}
function side(doc: Doc, x1: number, y1: number, x2: number, y2: number, waves: number, a: number) {
  const [dx, dy] = [(x2 - x1) / waves, (y2 - y1) / waves]
  const len = Math.hypot(dx, dy)
  const [nx, ny] = [dy / len, -dx / len]
  doc.moveTo(x1, y1)
  for (let n = 0; n < waves; n++) {
    const s = (n % 2 ? -1 : 1) * a * 1.33
    doc.bezierCurveTo(x1 + dx * (n + 0.36) + nx * s, y1 + dy * (n + 0.36) + ny * s, x1 + dx * (n + 0.64) + nx * s, y1 + dy * (n + 0.64) + ny * s, x1 + dx * (n + 1), y1 + dy * (n + 1))
  }
}

function mark(doc: Doc, x: number, y: number, size: number) {
  doc.save().translate(x, y).scale(size / 32)
  doc.roundedRect(0, 0, 32, 32, 9).fill(iris)
  doc.path('M21.5 11.2a7.6 7.6 0 1 0 0 9.6').lineWidth(3.4).lineCap('round').stroke('#ffffff')
  doc.circle(22.6, 16, 2.6).fill(gold)
  doc.restore()
}

function seal(doc: Doc, signature: string, x: number, y: number, r: number) {
  drawRosette(doc, signature, x, y, r)
  const s = r * 0.3
  doc.circle(x, y, s).fill(iris)
  doc.save().translate(x - s * 1.02, y - s).scale((s * 2) / 32)
  doc.path('M21.5 11.2a7.6 7.6 0 1 0 0 9.6').lineWidth(2.8).lineCap('round').stroke('#ffffff')
  doc.circle(22.6, 16, 2.4).fill(gold)
  doc.restore()
}

interface Fit { lines: string[]; style: Style }
function fit(doc: Doc, text: string, style: Style, width: number, threeFrom: number, smallest: number): Fit {
  for (let size = style.size; ; size -= 1) {
    const now = { ...style, size }
    const lines = breakLines(doc, text, now, width)
    if (lines.length <= (size > threeFrom ? 2 : 3) || size <= smallest) return { lines, style: now }
  }
}
function block(doc: Doc, { lines, style }: Fit, top: number, lead: number) {
  let y = top
  for (const line of lines) { y += style.size * lead; drawText(doc, line, left, y, style) }
  return y
}

const s: Style = { weight: 'medium', size: 9.5, colour: '#4f4cc4' }
const q: Style = { weight: 'regular', size: 9.5, colour: quiet }
interface Chip { name: string; level: string; a: number; w: number }
function skillRows(doc: Doc, certificate: Certificate): Chip[][] {
  const rows: Chip[][] = []
  let x = Infinity
  for (const skill of certificate.skills) {
    const level = `Level ${skill.level}`
    const a = widthOf(doc, skill.name, s)
    const w = a + widthOf(doc, level, q) + 26
    if (x + w > column) { rows.push([]); x = 0 }
    rows.at(-1)?.push({ name: skill.name, level, a, w })
    x += w + 6
  }
  return rows
}
function skills(doc: Doc, rows: Chip[][], top: number) {
  let y = top
  for (const row of rows) {
    let x = left
    for (const { name, level, a, w } of row) {
      doc.roundedRect(x, y, w, 20, 10).fill('#eeeefc')
      drawText(doc, name, x + 10, y + 13.5, s)
      drawText(doc, level, x + 16 + a, y + 13.5, q)
      x += w + 6
    }
    y += 25
  }
}

function fact(doc: Doc, label: string, value: string, x: number, y: number, width: number) {
  const f = fit(doc, value, { weight: 'medium', size: 12, colour: ink }, width, 11, 7)
  drawText(doc, label, x, y - 17 - (f.lines.length - 1) * f.style.size * 1.3, { weight: 'regular', size: 8.5, colour: quiet })
  let b = y - (f.lines.length - 1) * f.style.size * 1.3
  for (const line of f.lines) { drawText(doc, line, x, b, f.style); b += f.style.size * 1.3 }
}
function centred(doc: Doc, text: string, x: number, y: number, s: Style) { drawText(doc, text, x - widthOf(doc, text, s) / 2, y, s) }
const inWords = (utc: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(utc))
