import { fonts } from '../fonts.ts'
import { type Block, numberColumns } from '../text/read-blocks.ts'

export type Pdf = PDFKit.PDFDocument

/** A5, with room for notes. */
export const page = { width: 420, height: 595, left: 50, right: 46, top: 54, bottom: 64 }
export const columnWidth = page.width - page.left - page.right
export const ink = '#1f2433'
const quiet = '#5b6178'
const lines = '#d9dce6'
const tint = '#f4f5fa'

export interface Look {
  /** For titles and numbers. */
  strong: string
  accent: string
}

const body = { size: 10, gap: 3.4 }
const indent = 18
const twoLines = 30

export function inFont(doc: Pdf, weight: 'plain' | 'bold', size: number, colour: string): Pdf {
  return doc.font(weight).fontSize(size).fillColor(colour)
}

/** pdfkit takes an opened font too, which its types do not know. */
export function registerFonts(doc: Pdf): void {
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Buffer)
}

/** Starts a new page unless this height fits. */
export function keepRoom(doc: Pdf, high: number): void {
  if (doc.y + high > page.height - page.bottom) doc.addPage()
}

export function setBlock(doc: Pdf, block: Block, look: Look): void {
  doc.x = page.left
  draw(doc, block, look)
  doc.y += block.kind === 'heading' ? 3 : 7
}

function draw(doc: Pdf, block: Block, look: Look): void {
  switch (block.kind) {
    case 'heading':
      setHeading(doc, block.text, look)
      break
    case 'text':
      setText(doc, block.text)
      break
    case 'list':
      setItems(doc, block.items, () => '•', look)
      break
    case 'steps':
      setItems(doc, block.items, (index) => `${index + 1}.`, look)
      break
    case 'code':
      setCode(doc, block.lines)
      break
    case 'table':
      setTable(doc, block.rows, look)
      break
    case 'colours':
      for (const row of block.rows) setColours(doc, row)
  }
}

function setHeading(doc: Pdf, text: string, look: Look): void {
  keepRoom(doc, 60)
  doc.y += 5
  inFont(doc, 'bold', 11.5, look.strong).text(text, page.left, doc.y, { width: columnWidth })
}

function setText(doc: Pdf, text: string): void {
  keepRoom(doc, twoLines)
  inFont(doc, 'plain', body.size, ink).text(text, page.left, doc.y, { width: columnWidth, lineGap: body.gap })
}

function setItems(doc: Pdf, items: string[], mark: (index: number) => string, look: Look): void {
  const width = columnWidth - indent
  for (const [index, item] of items.entries()) {
    keepRoom(doc, twoLines)
    const { y } = doc
    inFont(doc, 'bold', body.size, look.accent).text(mark(index), page.left, y, { width: indent, lineBreak: false })
    inFont(doc, 'plain', body.size, ink).text(item, page.left + indent, y, { width, lineGap: body.gap })
    doc.y += 2
  }
}

function setCode(doc: Pdf, code: string[]): void {
  // A space at the beginning of a line would be dropped.
  const text = code.map((line) => line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length * 2)) || ' ').join('\n')
  const options = { width: columnWidth - 20, lineGap: 2.4 }
  inFont(doc, 'plain', 8.6, ink)
  const high = doc.heightOfString(text, options) + 14
  keepRoom(doc, high)
  const top = doc.y
  doc.roundedRect(page.left, top, columnWidth, high, 5).fill(tint)
  doc.fillColor(ink).text(text, page.left + 10, top + 8, options)
  doc.y = top + high
}

function setTable(doc: Pdf, rows: string[][], look: Look): void {
  const widths = columnWidths(doc, rows)
  const areNumbers = numberColumns(rows)
  for (const [index, row] of rows.entries()) {
    if (index === 0 && row.every((cell) => cell === '')) continue
    const isHead = index === 0
    inFont(doc, isHead ? 'bold' : 'plain', 8.8, isHead ? look.strong : ink)
    const heights = row.map((cell, column) => doc.heightOfString(cell || ' ', { width: (widths[column] ?? 0) - 8, lineGap: 2 }))
    const high = Math.max(...heights) + 8
    keepRoom(doc, high)
    const top = doc.y
    inFont(doc, isHead ? 'bold' : 'plain', 8.8, isHead ? look.strong : ink)
    let x = page.left
    for (const [column, cell] of row.entries()) {
      const width = widths[column] ?? 0
      doc.text(cell, x + 2, top + 4, { width: width - 8, lineGap: 2, align: areNumbers[column] ? 'right' : 'left' })
      x += width
    }
    doc.y = top + high
    doc
      .moveTo(page.left, doc.y)
      .lineTo(page.left + columnWidth, doc.y)
      .lineWidth(isHead ? 1 : 0.5)
      .stroke(isHead ? look.accent : lines)
  }
}

/** Widths by the longest cell of each column, with a minimum. */
function columnWidths(doc: Pdf, rows: string[][]): number[] {
  inFont(doc, 'bold', 8.8, ink)
  const columns = Math.max(...rows.map((row) => row.length))
  const wanted = Array.from({ length: columns }, (_, column) =>
    Math.min(Math.max(30, ...rows.map((row) => doc.widthOfString(row[column] ?? '') + 12)), columnWidth * 0.7),
  )
  const total = wanted.reduce((sum, width) => sum + width)
  return wanted.map((width) => (width * columnWidth) / total)
}

function setColours(doc: Pdf, { name, colours }: { name: string; colours: string[] }): void {
  keepRoom(doc, 24)
  const top = doc.y
  for (const [index, colour] of colours.entries()) doc.rect(page.left + index * 38, top, 38, 18).fill(colour)
  doc
    .rect(page.left, top, colours.length * 38, 18)
    .lineWidth(0.5)
    .stroke(lines)
  inFont(doc, 'plain', 9, quiet).text(name, page.left + colours.length * 38 + 12, top + 3, { lineBreak: false })
  doc.y = top + 25
}
