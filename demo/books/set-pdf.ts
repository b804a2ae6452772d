import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { drawThumbnail, fieldHues } from '../artwork/draw-thumbnail.ts'
import { type Palette, toPalette } from '../artwork/palette.ts'
import { height as drawnHeight, width as drawnWidth } from '../artwork/pen.ts'
import type { ComposedBook } from './compose-book.ts'
import { paintSvg } from './paint-svg.ts'
import { columnWidth, inFont, ink, keepRoom, type Look, type Pdf, page, registerFonts, setBlock } from './set-blocks.ts'

const pictureHeight = 330
const pagesBeforeText = 2

/** A whole book with cover, contents and page numbers. Returns the number of its pages. */
export async function setPdf(book: ComposedBook): Promise<{ content: Buffer; pages: number }> {
  const colours = toPalette(fieldHues(book.field), 'light')
  const doc = openBook(book)
  doc.addPage()
  setCover(doc, book, colours)
  doc.addPage()
  const starts = setChapters(doc, book, colours)
  doc.switchToPage(1)
  setContents(doc, book, starts, colours)
  setPageNumbers(doc, book.title, colours)
  const pages = doc.bufferedPageRange().count
  doc.end()
  return { content: await buffer(doc), pages }
}

function openBook({ title, authors, year }: ComposedBook): Pdf {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      Author: authors.join(', '),
      Creator: 'Coursewise',
      Producer: 'Coursewise',
      CreationDate: new Date(Date.UTC(year, 0, 1)),
    },
  })
  registerFonts(doc)
  return doc
}

function setCover(doc: Pdf, { title, authors, year, field, seed }: ComposedBook, colours: Palette): void {
  doc.rect(0, 0, page.width, page.height).fill(colours.ground)
  setPicture(doc, drawThumbnail({ field, seed }))
  doc.rect(page.left, pictureHeight + 34, 36, 4).fill(colours.accent)
  const size = title.length > 34 ? 23 : 27
  inFont(doc, 'bold', size, colours.strong)
  doc.text(title, page.left, pictureHeight + 52, { width: balancedWidth(doc, title), lineGap: 1 })
  inFont(doc, 'plain', 11, colours.strong).text(authors.join(', '), page.left, doc.y + 8, { width: columnWidth })
  inFont(doc, 'bold', 9, colours.accent).text(`Coursewise  ·  ${year}`, page.left, page.height - 46, { lineBreak: false })
}

/** Scaled to the height of its place, and cropped at the sides. */
function setPicture(doc: Pdf, svg: string): void {
  const scale = pictureHeight / drawnHeight
  doc.save().rect(0, 0, page.width, pictureHeight).clip()
  doc.translate((page.width - drawnWidth * scale) / 2, 0).scale(scale)
  paintSvg(doc, svg)
  doc.restore()
}

/** The narrowest column that does not add a line to the title, so that the last line is not a single word. */
function balancedWidth(doc: Pdf, title: string): number {
  const high = doc.heightOfString(title, { width: columnWidth })
  let [narrow, wide] = [100, columnWidth]
  while (wide - narrow > 6) {
    const middle = (narrow + wide) / 2
    if (doc.heightOfString(title, { width: middle }) > high) narrow = middle
    else wide = middle
  }
  return wide
}

/** A chapter starts below the last one if a third of the page is left, to avoid large gaps. Returns the page of each. */
function setChapters(doc: Pdf, { chapters }: ComposedBook, colours: Palette): number[] {
  const look: Look = { strong: colours.strong, accent: colours.accent }
  doc.addPage()
  return chapters.map(({ title, blocks }, index) => {
    if (index > 0 && doc.y > page.height * 0.62) doc.addPage()
    else if (index > 0) doc.y += 26
    const start = doc.bufferedPageRange().count
    doc.addNamedDestination(`chapter-${index}`, 'XYZ', 0, doc.y, null)
    doc.outline.addItem(title)
    inFont(doc, 'bold', 9, look.accent).text(`${index + 1}`, page.left, doc.y)
    inFont(doc, 'bold', 18, look.strong).text(title, page.left, doc.y + 1, { width: columnWidth })
    doc.y += 8
    for (const block of blocks) setBlock(doc, block, look)
    return start
  })
}

function setContents(doc: Pdf, { chapters }: ComposedBook, starts: number[], colours: Palette): void {
  inFont(doc, 'bold', 18, colours.strong).text('Contents', page.left, page.top)
  doc.y += 12
  const size = chapters.length > 16 ? 9 : 10.5
  for (const [index, { title }] of chapters.entries()) {
    keepRoom(doc, 0)
    const { y } = doc
    const goTo = `chapter-${index}`
    inFont(doc, 'bold', size, colours.accent).text(`${index + 1}`, page.left, y, { width: 22, lineBreak: false })
    inFont(doc, 'plain', size, ink).text(title, page.left + 24, y, { width: columnWidth - 60, goTo })
    const next = doc.y + size * 0.55
    inFont(doc, 'plain', size, ink).text(`${starts[index] ?? ''}`, page.left, y, { width: columnWidth, align: 'right' })
    doc.y = next
  }
}

/** pdfkit would start a new page for text in the margin, so the margin is removed while the number is set. */
function setPageNumbers(doc: Pdf, title: string, colours: Palette): void {
  const { count } = doc.bufferedPageRange()
  for (let index = pagesBeforeText; index < count; index++) {
    doc.switchToPage(index)
    doc.page.margins.bottom = 0
    const y = page.height - 38
    inFont(doc, 'plain', 8, ink).text(title, page.left, y, { lineBreak: false })
    inFont(doc, 'bold', 8, colours.accent).text(`${index + 1}`, page.left, y, { width: columnWidth, align: 'right' })
  }
}
