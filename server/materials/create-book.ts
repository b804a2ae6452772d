import { BookForm } from '#contract/books.ts'
import type { Book } from '#contract/materials.ts'
import type { Parts } from '#server/core/app.ts'
import { once } from '#server/core/database/once.ts'
import { badRequest } from '#server/core/errors.ts'
import { readFields } from '#server/core/http/read-fields.ts'
import { keepDraft, type MediaForm } from '#server/files/index.ts'
import { createFromMedia } from './create-from-media.ts'
import { getMaterial, type LinkOf } from './materials.queries.ts'
import { countAuthors, insertBook, insertBookAuthors } from './new-materials.queries.ts'

export const authorGone = 'One of the authors does not exist any more.'

export async function createBook(parts: Parts, creatorId: number, media: MediaForm, linkOf: LinkOf): Promise<Book> {
  const id = await createFromMedia(parts, 'book', creatorId, media, async (draft, attempt) => {
    const form = readBookForm(media.fields)
    const authors = form.authors.map((author) => author.id)
    if ((await countAuthors(parts.db, authors)) < authors.length) throw badRequest(authorGone, { authors: authorGone })
    return keepDraft(parts, creatorId, 'books', draft, (db, file) =>
      once(db, attempt, async (db) => {
        const created = await insertBook(db, creatorId, form, file)
        if (!created || (await insertBookAuthors(db, created.id, authors)) < authors.length) {
          throw badRequest(authorGone, { authors: authorGone })
        }
        return created
      }),
    )
  })
  return getMaterial<Book>(parts.db, id, linkOf)
}

export const readBookForm = (fields: Map<string, string>): BookForm =>
  readFields(BookForm, {
    name: fields.get('name'),
    pagesCount: fields.get('pagesCount'),
    publicationYear: fields.get('publicationYear'),
    learningMinutes: fields.get('learningMinutes') || undefined,
    authors: authorIds(fields).map((id) => ({ id })),
  })

/** `authors[0].id`, `authors[1].id` …, in the order of their numbers. */
function authorIds(fields: Map<string, string>): number[] {
  const places = [...fields].flatMap(([name, value]) => {
    const [, place] = /^authors\[(\d{1,2})\]\.id$/.exec(name) ?? []
    return place === undefined ? [] : [{ place: Number(place), id: Number(value) }]
  })
  return [...new Set(places.sort((a, b) => a.place - b.place).map(({ id }) => id))]
}
