import { type CleanChapter, cleanChapter } from './clean-chapter.ts'
import type { Epub } from './open-epub.ts'
import { parseBookXml } from './parse-book-xml.ts'
import { words } from './words.ts'

export interface LoadedChapter extends CleanChapter {
  number: number
  /** Frees the memory of the pictures. */
  release: () => void
}

/** Harmless as pictures, even SVG. */
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'])

/** A chapter with its pictures loaded, so that nothing moves while reading. */
export async function loadChapter(book: Epub, number: number): Promise<LoadedChapter> {
  const path = book.chapters[number] ?? ''
  const chapter = cleanChapter(parseBookXml(await book.zip.text(path)), path)
  const links: string[] = []
  const show = async ({ element, path }: CleanChapter['pictures'][number]) => {
    const type = book.mediaTypes.get(path) ?? ''
    if (!pictureTypes.has(type)) return element.remove()
    element.src = URL.createObjectURL(new Blob([await book.zip.read(path)], { type }))
    links.push(element.src)
    await element.decode()
  }
  // A broken picture shows its description.
  await Promise.allSettled(chapter.pictures.map(show))
  return {
    ...chapter,
    number,
    release: () => {
      for (const link of links) URL.revokeObjectURL(link)
    },
  }
}

/** Replaces a broken chapter, because the others may be readable. */
export function unreadableChapter(number: number): LoadedChapter {
  const content = document.createElement('p')
  content.append(words.brokenChapter)
  return { content, number, places: [], anchors: new Map(), pictures: [], release: () => {} }
}
