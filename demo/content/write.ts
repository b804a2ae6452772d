import type { DemoArticle, DemoBook, DemoVideo } from './types.ts'

/** Short forms in which the catalogue is written. */

/** Text in lines as long as the editor likes them; a blank line separates paragraphs. */
export const prose = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .join('\n\n')

export function video(name: string, of: { length: string; minutes: number; quality: DemoVideo['quality'] }): DemoVideo {
  const [minutes = 0, seconds = 0] = of.length.split(':').map(Number)
  return {
    kind: 'video',
    key: slug(name),
    name,
    minutes: of.minutes,
    durationSeconds: minutes * 60 + seconds,
    quality: of.quality,
  }
}

export function book(
  name: string,
  of: { pages: number; minutes: number; extension: DemoBook['extension']; year: number; authors: string[] },
): DemoBook {
  const { pages, minutes, extension, year, authors } = of
  return { kind: 'book', key: slug(name), name, minutes, pagesCount: pages, extension, publicationYear: year, authors }
}

export function article(name: string, of: { minutes: number; resource: string; date: string }): DemoArticle {
  const link = `https://articles.example/${slug(of.resource)}/${slug(name)}`
  return { kind: 'article', key: slug(name), name, minutes: of.minutes, link, resource: of.resource, publicationDate: of.date }
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
