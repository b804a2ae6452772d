import type { DemoField } from '../types.ts'
import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import type { FieldBooks } from './types.ts'

const fields: Record<DemoField, FieldBooks> = {
  programming,
  data,
  design,
  business,
  languages,
  science,
  'music-and-arts': musicAndArts,
  health,
}

export const bookTitles = Object.values(fields).flatMap(({ books }) => Object.keys(books))

/** What the book of this name says, and what all books of its field close with. */
export function findBookTexts(field: DemoField, name: string): { own: string; closing: string } {
  const { books, chapters } = fields[field]
  const own = books[name]
  if (own === undefined) throw new Error(`nobody wrote the book “${name}”`)
  return { own, closing: chapters }
}
