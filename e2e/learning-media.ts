import { readdirSync, readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import type { Upload } from './media.ts'

const films = 'demo/files/films'

/** A film of the demo, twenty seconds or longer. */
export function film(): Upload {
  const [name = ''] = readdirSync(films).filter((file) => file.endsWith('.mp4'))
  return { name, mimeType: 'video/mp4', buffer: readFileSync(`${films}/${name}`) }
}

export const captions = 'WEBVTT\n\n00:00:00.000 --> 00:10:00.000\nWords for those who do not hear\n'

const paragraphs = (chapter: number) =>
  Array.from(
    { length: 40 },
    (_, at) => `<p>Paragraph ${at + 1} of chapter ${chapter}. ${'It goes on for a while. '.repeat(8)}</p>`,
  )

/** What a hostile book would try. None of it may run or load anything, or even cause a warning of the browser. */
const attacks = `
  <script>window.hasRun = 'script'</script><style>body { outline: 9px solid red }</style>
  <p onclick="window.hasRun = 'handler'" style="position: fixed; inset: 0">Harmless words</p>
  <img src="https://evil.example/pixel.png" onerror="window.hasRun = 'onerror'" alt=""/>
  <a href="javascript:window.hasRun = 'link'">A strange link</a>
  <iframe src="https://evil.example/"></iframe><form action="https://evil.example/"><input name="password"/></form>
  <svg xmlns="http://www.w3.org/2000/svg" onload="window.hasRun = 'svg'"><script>window.hasRun = 'svg script'</script></svg>`

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC'

const xhtml = (title: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>${title}</title><link rel="stylesheet" href="style.css"/></head><body>${body}</body></html>`

/** Two chapters, a table of contents, a picture and a few attacks. */
export function epub(name: string): Upload {
  const chapters = [
    `<h1>The first&nbsp;chapter</h1><p><img src="images/dot.png" alt="A dot"/></p>${attacks}${paragraphs(1).join('')}<p><a href="two.xhtml#end">To the end</a></p>`,
    `<h1>The second chapter</h1>${paragraphs(2).join('')}<p id="end">The end of the book.</p>`,
  ]
  const files = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }] as [Uint8Array, { level: 0 }],
    'META-INF/container.xml': strToU8(
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    ),
    'OEBPS/book.opf': strToU8(`<package xmlns="http://www.idpf.org/2007/opf"><metadata/><manifest>
      <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
      <item id="one" href="one.xhtml" media-type="application/xhtml+xml"/><item id="two" href="two.xhtml" media-type="application/xhtml+xml"/>
      <item id="dot" href="images/dot.png" media-type="image/png"/>
      </manifest><spine><itemref idref="one"/><itemref idref="two"/></spine></package>`),
    'OEBPS/nav.xhtml': strToU8(
      xhtml(
        'Contents',
        '<nav epub:type="toc"><ol><li><a href="one.xhtml">One</a></li><li><a href="two.xhtml">Two</a></li></ol></nav>',
      ),
    ),
    'OEBPS/one.xhtml': strToU8(xhtml('One', chapters[0] ?? '')),
    'OEBPS/two.xhtml': strToU8(xhtml('Two', chapters[1] ?? '')),
    'OEBPS/images/dot.png': new Uint8Array(Buffer.from(picture, 'base64')),
  }
  return { name, mimeType: 'application/epub+zip', buffer: Buffer.from(zipSync(files)) }
}

/** Four thousand numbered lines, some 200 kB, with letters beyond ASCII and what a hostile text would try. */
export const plainText = (name: string): Upload => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    [
      "<script>window.hasRun = 'text'</script><img src=x onerror=\"window.hasRun = 'picture'\">",
      'w'.repeat(3000),
      ...Array.from({ length: 4000 }, (_, at) => `Line ${at + 1}. Größe und Maß, в книге, 本の中で.`),
    ].join('\r\n'),
  ),
})

/** A kind of file that no browser shows. */
export const mobi = (name: string): Upload => ({
  name,
  mimeType: 'application/x-mobipocket-ebook',
  buffer: Buffer.concat([Buffer.from('A book'.padEnd(60, '\0')), Buffer.from('BOOKMOBI'), Buffer.alloc(1980, 1)]),
})
