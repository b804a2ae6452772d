import type { Level } from './course.ts'

/** A course that is written out in full, in its author's own language. */
export interface ForeignCourse {
  subject: string
  level: Level
  language: string
  author: string
  name: string
  shortDescription: string
  description: string
  skills: string[]
  materials: string[]
}

/** Blocks separated by blank lines: `subject | level`, then a line for each property. */
export const readForeign = (language: string, authors: string[], text: string): ForeignCourse[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block, index) => readCourse(language, authors[index % authors.length] ?? '', block))

function readCourse(language: string, author: string, block: string): ForeignCourse {
  const [head = '', ...lines] = block.split('\n')
  const [subject = '', level = ''] = head.split(' | ')
  const values = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
  const value = (property: string) => values.get(property) ?? ''
  return {
    subject,
    level: Number(level) as Level,
    language,
    author,
    name: value('name'),
    shortDescription: value('short'),
    description: value('text'),
    skills: value('skills').split(' / '),
    materials: value('materials').split(' / '),
  }
}
