import type { DemoCheckName } from './checks/index.ts'
import type { DemoArticle, DemoBook, DemoCheck, DemoLesson, DemoVideo } from './types.ts'

/** Short forms in which the catalogue is written. */

/** Text in lines as long as the editor likes them; a blank line separates paragraphs. */
export const prose = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .join('\n\n')

export const video = (name: string): DemoVideo => ({ kind: 'video', key: slug(name), name })

export function book(name: string, of: { extension: DemoBook['extension']; year: number; authors: string[] }): DemoBook {
  const { extension, year, authors } = of
  return { kind: 'book', key: slug(name), name, extension, publicationYear: year, authors }
}

export const article = (name: string, of: { resource: string; date: string }): DemoArticle => ({
  kind: 'article',
  key: slug(name),
  name,
  resource: of.resource,
  publicationDate: of.date,
})

export const lesson = (name: string): DemoLesson => ({ kind: 'lesson', key: slug(name), name })

export const check = (name: DemoCheckName): DemoCheck => ({ kind: 'check', key: slug(name), name })

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
