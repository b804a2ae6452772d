import type { BookForm } from '#contract/materials/books.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import type { User } from '#server/core/security/tokens.ts'
import { ownMaterial } from './materials.queries.ts'

interface BookFile {
  id: string
  extension: string
}

const minutesPerPage = 2
type BookFields = Omit<BookForm, 'authors'>
const bookMinutes = ({ learningMinutes, pagesCount }: BookFields) => learningMinutes ?? pagesCount * minutesPerPage

export const insertBook = (db: Db, creatorId: number, book: BookFields, file: BookFile) =>
  db.maybe<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, file_id, pages_count, publication_year, extension_id)
    select 'book', ${book.name}, ${bookMinutes(book)}, ${creatorId}, ${file.id},
           ${book.pagesCount}, ${book.publicationYear}, id
      from book_extensions where name = ${file.extension}
    returning id`)

/** Returns false if the book is not theirs, or an author does not exist. Without a file, it keeps the one it has. */
export async function saveBook(db: Db, user: User, id: number, book: BookForm, file: BookFile | undefined): Promise<boolean> {
  const saved = await db.run(sql`
    update materials m set name = ${book.name}, learning_minutes = ${bookMinutes(book)}, pages_count = ${book.pagesCount},
           publication_year = ${book.publicationYear}, file_id = coalesce(${file?.id ?? null}, m.file_id),
           extension_id = coalesce((select x.id from book_extensions x where x.name = ${file?.extension ?? null}), m.extension_id)
     where ${ownMaterial(user, 'book', id)}`)
  if (saved === 0) return false
  const authorIds = book.authors.map((author) => author.id)
  await db.run(sql`delete from book_authors where material_id = ${id}`)
  return (await insertBookAuthors(db, id, authorIds)) === authorIds.length
}

/** Returns how many of the authors exist. */
export const insertBookAuthors = (db: Db, bookId: number, authorIds: number[]) =>
  db.run(sql`
    insert into book_authors (material_id, author_id, position)
    select ${bookId}, a.id, wanted.place::int - 1 from unnest(${authorIds}::int[]) with ordinality wanted (id, place)
      join authors a on a.id = wanted.id`)

export const countAuthors = (db: Db, ids: number[]) =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from authors where id = any(${ids}::int[])`)
    .then((row) => row.count)
