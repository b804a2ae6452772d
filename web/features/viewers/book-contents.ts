import { anchorIn, pathIn } from './book-path.ts'
import { childrenNamed, elementsIn, parseBookXml } from './parse-book-xml.ts'
import type { ZipFile } from './zip-file.ts'

export interface ContentsItem {
  name: string
  /** Its depth in the contents, from 0. */
  depth: number
  path: string
  anchor: string | undefined
}

/** The book's table of contents, from EPUB 3 or EPUB 2; may be empty. */
export async function contentsOfBook(zip: ZipFile, nav: string | undefined, ncx: string | undefined): Promise<ContentsItem[]> {
  const items = await read(zip, nav, (document, path) => navItems(findToc(document), path, 0))
  return items.length > 0 ? items : read(zip, ncx, (document, path) => ncxItems(elementsIn(document, 'navMap')[0], path, 0))
}

/** A broken table of contents must not keep the book from being shown. */
async function read(zip: ZipFile, path: string | undefined, items: (document: Document, path: string) => ContentsItem[]) {
  if (!path || !zip.has(path)) return []
  try {
    return items(parseBookXml(await zip.text(path)), path)
  } catch {
    return []
  }
}

function findToc(document: Document) {
  const navs = elementsIn(document, 'nav')
  const toc = navs.find((nav) => [...nav.attributes].some(({ localName, value }) => localName === 'type' && value === 'toc'))
  return toc ?? navs[0]
}

function navItems(parent: Element | undefined, file: string, depth: number): ContentsItem[] {
  const lines = parent ? childrenNamed(parent, 'ol').flatMap((list) => childrenNamed(list, 'li')) : []
  return lines.flatMap((line) => {
    const [link] = childrenNamed(line, 'a')
    const [label] = link ? [link] : childrenNamed(line, 'span')
    const own = toItem(label?.textContent, link?.getAttribute('href'), file, depth)
    return [...own, ...navItems(line, file, depth + 1)]
  })
}

function ncxItems(parent: Element | undefined, file: string, depth: number): ContentsItem[] {
  return (parent ? childrenNamed(parent, 'navPoint') : []).flatMap((point) => {
    const name = childrenNamed(point, 'navLabel')[0]?.textContent
    const own = toItem(name, childrenNamed(point, 'content')[0]?.getAttribute('src'), file, depth)
    return [...own, ...ncxItems(point, file, depth + 1)]
  })
}

function toItem(
  name: string | null | undefined,
  address: string | null | undefined,
  file: string,
  depth: number,
): ContentsItem[] {
  const path = address ? pathIn(file, address) : undefined
  const text = name?.replace(/\s+/g, ' ').trim()
  return path && text ? [{ name: text, depth, path, anchor: anchorIn(address ?? '') }] : []
}
