import { type ContentsItem, contentsOfBook } from './book-contents.ts'
import { pathIn } from './book-path.ts'
import { childrenNamed, elementsIn, parseBookXml } from './parse-book-xml.ts'
import { type Bytes, ZipFile } from './zip-file.ts'

/** An opened EPUB: its chapters in order, its table of contents and its files. */
export interface Epub {
  zip: ZipFile
  /** Paths of the chapters' files. */
  chapters: string[]
  contents: ContentsItem[]
  /** The first number of every place in this book. */
  spineStep: number
  mediaTypes: Map<string, string>
}

export async function openEpub(file: Bytes): Promise<Epub> {
  const zip = await ZipFile.open(file)
  const { opf, spine, items, chapters } = await openPackage(zip)
  const byId = new Map(items.map((item) => [item.id, item]))
  const nav = items.find((item) => item.properties.includes('nav'))
  const ncx = byId.get(spine.getAttribute('toc')) ?? items.find((item) => item.mediaType === 'application/x-dtbncx+xml')
  return {
    zip,
    chapters,
    contents: await contentsOfBook(zip, nav?.path, ncx?.path),
    spineStep: 2 * ([...opf.children].indexOf(spine) + 1),
    mediaTypes: new Map(items.map((item) => [item.path, item.mediaType])),
  }
}

/** The description of a book: its files, and which of them are chapters. */
export async function openPackage(zip: ZipFile) {
  const container = parseBookXml(await zip.text('META-INF/container.xml'))
  const root = pathIn('', elementsIn(container, 'rootfile')[0]?.getAttribute('full-path') ?? '')
  if (!root) throw new Error('epub: no package')
  const opf = parseBookXml(await zip.text(root)).documentElement
  const [spine] = childrenNamed(opf, 'spine')
  if (!spine) throw new Error('epub: no spine')

  const items = elementsIn(opf, 'item').map((item) => ({
    id: item.getAttribute('id'),
    path: pathIn(root, item.getAttribute('href') ?? '') ?? '',
    mediaType: item.getAttribute('media-type') ?? '',
    properties: item.getAttribute('properties')?.split(/\s+/) ?? [],
  }))
  const byId = new Map(items.map((item) => [item.id, item]))
  const chapters = childrenNamed(spine, 'itemref').map((reference) => byId.get(reference.getAttribute('idref'))?.path ?? '')
  if (!chapters.some((path) => zip.has(path))) throw new Error('epub: no chapters')
  return { opf, spine, items, chapters }
}
