import type { CatalogueCourse, Level } from './course.ts'

export const kinds = [
  'subject',
  'intent',
  'typo',
  'spelling',
  'form',
  'part',
  'synonym',
  'two',
  'field',
  'author',
  'title',
  'phrase',
  'script',
  'level',
  'long',
  'double',
  'none',
] as const
export type Kind = (typeof kinds)[number]

/** A course must fulfil all conditions; within one, any of the values. */
export interface CourseRule {
  keys?: string[]
  subjects?: string[]
  level?: Level[]
  fields?: string[]
  authors?: string[]
  languages?: string[]
  /** Words that its texts hold. */
  says?: string
}

/** The demo's courses by name, those of the catalogue by a rule. */
export type Wanted = { names: string[] } | { rule: CourseRule } | { nothing: true }

/** What is typed, with what is wanted, by kind. */
export type Asked = Partial<Record<Kind, [string, Wanted][]>>

export const starters: Level[] = [1, 2]
export const middle: Level[] = [3]
export const advanced: Level[] = [4, 5]

export const nothing: Wanted = { nothing: true }
export const named = (...names: string[]): Wanted => ({ names })
export const about = (...subjects: string[]): Wanted => ({ rule: { subjects } })
export const aboutAt = (level: Level[], ...subjects: string[]): Wanted => ({ rule: { subjects, level } })
export const aboutIn = (language: string, ...subjects: string[]): Wanted => ({ rule: { subjects, languages: [language] } })
export const course = (...keys: string[]): Wanted => ({ rule: { keys } })
export const saying = (says: string, ...subjects: string[]): Wanted => ({ rule: { subjects, says } })
export const field = (...fields: string[]): Wanted => ({ rule: { fields } })
export const by = (...authors: string[]): Wanted => ({ rule: { authors } })

/** A course of the demo has a name only. */
export type JudgedCourse = Pick<CatalogueCourse, 'name'> & Partial<CatalogueCourse>

export function fulfils(wanted: Wanted, judged: JudgedCourse): boolean {
  if ('nothing' in wanted) return false
  if ('names' in wanted) return wanted.names.includes(judged.name)
  const { keys, subjects, level, fields, authors, languages, says } = wanted.rule
  return (
    isAmong(keys, judged.key) &&
    isAmong(subjects, judged.subject) &&
    isAmong(level, judged.level) &&
    isAmong(fields, judged.field) &&
    isAmong(authors, judged.author) &&
    isAmong(languages, judged.language) &&
    (says === undefined || textOf(judged).includes(says))
  )
}

const isAmong = <Value>(values: Value[] | undefined, value: Value | undefined) =>
  values === undefined || (value !== undefined && values.includes(value))

const textOf = ({ name, shortDescription, description, materials = [] }: JudgedCourse) =>
  [name, shortDescription, description, ...materials].join(' ').toLowerCase()
