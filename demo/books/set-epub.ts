import { strToU8, type Zippable, zipSync } from 'fflate'
import { fieldHues } from '../artwork/draw-thumbnail.ts'
import { toPalette } from '../artwork/palette.ts'
import { escapeHtml, toHtml } from '../text/to-html.ts'
import type { ComposedBook } from './compose-book.ts'
import { drawCover } from './draw-cover.ts'

const stored = { level: 0 } as const

/** An EPUB 3: a zip whose first entry, the file type, is not compressed. */
export async function setEpub(book: ComposedBook): Promise<Buffer> {
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), stored],
    'META-INF/container.xml': strToU8(container),
    'OEBPS/content.opf': strToU8(toPackage(book)),
    'OEBPS/nav.xhtml': strToU8(toContents(book)),
    'OEBPS/style.css': strToU8(bookStyle(book)),
    'OEBPS/cover.jpg': [await drawCover(book, { width: 720, height: 560 }), stored],
    'OEBPS/cover.xhtml': strToU8(toCover(book)),
  }
  for (const [index, { title, blocks }] of book.chapters.entries()) {
    files[`OEBPS/${chapterFile(index)}`] = strToU8(
      toPage(title, `<h1><span>${index + 1}</span> ${escapeHtml(title)}</h1>\n${toHtml(blocks)}`),
    )
  }
  // A fixed date gives the same bytes for the same text. A zip cannot hold a date before 1980.
  return Buffer.from(zipSync(files, { mtime: new Date(book.year, 0, 1) }))
}

const chapterFile = (index: number) => `chapter-${String(index + 1).padStart(2, '0')}.xhtml`

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`

function toPackage({ key, title, authors, year, chapters }: ComposedBook): string {
  const items = chapters.map(
    (_, index) =>
      `<item id="c${index}" href="${chapterFile(index)}" media-type="application/xhtml+xml"${hasSvg(chapters[index]) ? ' properties="svg"' : ''}/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">urn:coursewise:demo:${key}</dc:identifier>
    <dc:title>${escapeHtml(title)}</dc:title>
    <dc:language>en</dc:language>
    ${authors.map((author) => `<dc:creator>${escapeHtml(author)}</dc:creator>`).join('\n    ')}
    <dc:publisher>Coursewise</dc:publisher>
    <dc:date>${year}</dc:date>
    <meta property="dcterms:modified">${year}-01-01T00:00:00Z</meta>
  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="style" href="style.css" media-type="text/css"/>
    <item id="picture" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
    <item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
    ${items.join('\n    ')}
  </manifest>
  <spine>
    <itemref idref="cover"/>
    <itemref idref="nav"/>
    ${chapters.map((_, index) => `<itemref idref="c${index}"/>`).join('\n    ')}
  </spine>
</package>`
}

const hasSvg = (chapter: ComposedBook['chapters'][number] | undefined) => chapter?.blocks.some(({ kind }) => kind === 'colours')

const toContents = ({ chapters }: ComposedBook) =>
  toPage(
    'Contents',
    `<nav epub:type="toc"><h1>Contents</h1><ol>${chapters
      .map(({ title }, index) => `<li><a href="${chapterFile(index)}">${escapeHtml(title)}</a></li>`)
      .join('')}</ol></nav>`,
  )

const toCover = ({ title, authors }: ComposedBook) =>
  toPage(
    title,
    `<section class="cover" epub:type="cover"><img src="cover.jpg" alt=""/><h1>${escapeHtml(title)}</h1><p>${escapeHtml(authors.join(', '))}</p></section>`,
  )

const toPage = (title: string, content: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${content}
</body>
</html>`

/** Text and background keep the reader's settings; only titles and lines have the colour of the field. */
function bookStyle({ field }: ComposedBook): string {
  const { main, mid } = toPalette(fieldHues(field), 'light')
  return `body { font-family: "Noto Sans", "Noto Sans JP", sans-serif; line-height: 1.6; }
h1 { font-size: 1.6em; line-height: 1.2; }
h1 span { display: block; font-size: 0.5em; color: ${main}; }
h2 { font-size: 1.1em; margin: 1.4em 0 0.3em; }
p { margin: 0 0 0.8em; }
li { margin-bottom: 0.3em; }
pre { border-left: 3px solid ${mid}; padding: 0.3em 0 0.3em 0.8em; white-space: pre-wrap; font-size: 0.85em; }
table { border-collapse: collapse; width: 100%; font-size: 0.9em; margin-bottom: 1em; }
th, td { text-align: left; vertical-align: top; padding: 0.3em 0.6em 0.3em 0; border-bottom: 1px solid ${mid}; }
th.number, td.number { text-align: right; }
.colours { list-style: none; padding: 0; }
.cover { text-align: center; }
.cover img { width: 100%; }`
}
