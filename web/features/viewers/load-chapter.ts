import { type CleanChapter, cleanChapter } from './clean-chapter.ts'
import type { Epub } from './open-epub.ts'
import { parseBookXml } from './parse-book-xml.ts'

export interface LoadedChapter extends CleanChapter {
  number: number
  /** Gives the pictures' memory back. */
  release: () => void
}

/** As pictures these cannot do anything, SVG included. */
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'])

/** A chapter with its pictures in place, so that nothing moves under the reader's eyes. */
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
  // A picture that is broken shows its description.
  await Promise.allSettled(chapter.pictures.map(show))
  return {
    ...chapter,
    number,
    release: () => {
      for (const link of links) URL.revokeObjectURL(link)
    },
  }
}

/** The others may well be readable. */
export function unreadableChapter(number: number): LoadedChapter {
  const content = document.createElement('p')
  content.append('This chapter cannot be shown: its file is missing or broken.')
  return { content, number, places: [], anchors: new Map(), pictures: [], release: () => {} }
}
