import { openPackage } from './open-epub.ts'
import { childrenNamed, elementsIn } from './parse-book-xml.ts'
import { ZipFile } from './zip-file.ts'

/** About how many bytes of a chapter's file make a page: some 1,800 letters, and the markup. */
const bytesPerPage = 2500

/** Title, authors, language and date from the file, with an estimated number of pages, because an EPUB has none. */
export async function readEpub(file: File) {
  const read = async (begin: number, end: number) => new Uint8Array(await file.slice(begin, end).arrayBuffer())
  const zip = await ZipFile.open({ size: file.size, read })
  const { opf, chapters } = await openPackage(zip)
  const [metadata] = childrenNamed(opf, 'metadata')
  const written = (name: string) => (metadata ? elementsIn(metadata, name).map(({ textContent }) => textContent) : [])
  const bytes = chapters.reduce((sum, path) => sum + zip.entrySize(path), 0)
  return {
    title: written('title')[0],
    authors: written('creator'),
    language: written('language')[0],
    date: written('date')[0],
    pagesCount: Math.max(1, Math.round(bytes / bytesPerPage)),
  }
}
