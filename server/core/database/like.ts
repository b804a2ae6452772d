import { type Sql, sql } from './db.ts'

/** Escapes the wildcards of LIKE. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** A pattern for LIKE that finds the text anywhere. */
export const anywhere = (text: string) => `%${escapeLike(text)}%`

/** Whether a column holds a text, ignoring case. Every column holds the empty text. */
export const contains = (column: Sql, text: string): Sql => (text === '' ? sql`true` : sql`${column} ilike ${anywhere(text)}`)
