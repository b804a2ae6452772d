import { formerDomain } from '#contract/core/limits.ts'
import type { Parts } from './app.ts'
import { type Db, type Sql, sql } from './database/db.ts'

/**
 * What each feature does for its users' rights. It exports these from its index.ts, and server/own-data/features.ts lists it. A table that
 * refers to users must be covered: server/own-data/delete-account.test.ts fails for one that nobody has thought of.
 */
export interface PersonalData {
  /** What the feature stores about a user. */
  ownData?: (parts: Parts, userId: number) => Topic[]
  /** Removes it, in the transaction of the deletion. Runs twice, so it must find the rows by the user's id. */
  forgetPerson?: (parts: Parts, person: Leaver) => Promise<unknown>
}

/** One file of the download. */
export interface Topic {
  /** The name of the file, without `.json`. */
  name: string
  /** A sentence for its README.txt. */
  about: string
  rows: () => Promise<object[]> | AsyncIterable<object>
}

/** A user whose account is deleted. */
export interface Leaver {
  id: number
  name: string
  email: string
  keepsCertificates: boolean
}

/** The name that everybody has whose account was deleted. */
export const formerUser = 'A former user'

/** Nobody else can have this address, because the forms refuse the domain. */
export const formerEmail = (userId: number) => `former-user-${userId}@${formerDomain}`

/**
 * A text that others keep, without the person's email and full name. A name of a single word stays, because it may be any word: "Art".
 * The lengths are those that the column demands: without them, a text that became too long would make the deletion fail for ever.
 */
export const withoutPerson = (content: Sql, person: Named, shortest = 0, longest = 1_000_000_000): Sql =>
  sql`without_person(${content}, ${fullNameOf(person)}::text, ${person.email}::text, ${shortest}::int, ${longest}::int)`

/** The same for the text of a lesson, which is a tree. */
export const lessonWithoutPerson = (lesson: Sql, person: Named): Sql =>
  sql`lesson_without_person(${lesson}, ${fullNameOf(person)}::text, ${person.email}::text)`

/** The same for a question of a check. */
export const questionWithoutPerson = (question: Sql, person: Named): Sql =>
  sql`question_without_person(${question}, ${fullNameOf(person)}::text, ${person.email}::text)`

type Named = Pick<Leaver, 'name' | 'email'>
const fullNameOf = ({ name }: Named) => (/\S\s+\S/.test(name) && name !== formerUser ? name.trim() : '')

/** Lets this transaction change the words, and nothing else, of rows that are otherwise final: in the ledger, the audit log and reviews. */
export const allowForgetting = (db: Db) => db.run(sql`select set_config('coursewise.forgetting', 'on', true)`)

/** Reads a long list in pages, so that it is never in memory as a whole. Each row has an `id`, by which the next page begins. */
export async function* pageByPage<Row extends { id: number }>(read: (afterId: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? 0)) yield* rows
}
