import type { DemoArticle, DemoBook, DemoVideo } from './types.ts'

/** Short forms in which the catalogue is written. */

/** Text in lines as long as the editor likes them; a blank line separates paragraphs. */
export const prose = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .join('\n\n')

export const video = (name: string, { minutes }: { minutes: number }): DemoVideo => ({
  kind: 'video',
  key: slug(name),
  name,
  minutes,
})

export function book(
  name: string,
  of: { minutes: number; extension: DemoBook['extension']; year: number; authors: string[] },
): DemoBook {
  const { minutes, extension, year, authors } = of
  return { kind: 'book', key: slug(name), name, minutes, extension, publicationYear: year, authors }
}

export const article = (name: string, of: { minutes: number; resource: string; date: string }): DemoArticle => ({
  kind: 'article',
  key: slug(name),
  name,
  minutes: of.minutes,
  resource: of.resource,
  publicationDate: of.date,
})

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
