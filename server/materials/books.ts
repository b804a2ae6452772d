import { BookForm, NewBookForm } from '#contract/materials/books.ts'
import type { Book } from '#contract/materials/materials.ts'
import type { Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { type MediaForm, privateLinksFor } from '#server/files/index.ts'
import { countAuthors, insertBook, insertBookAuthors, saveBook } from './books.queries.ts'
import { getMaterial } from './materials.queries.ts'
import { readFields, saveWithMedia, updateMedia } from './save-with-media.ts'
import { ownAuthor } from './sources.queries.ts'
import { refusals } from './words.ts'

export async function createBook(parts: Parts, userId: number, media: MediaForm): Promise<Book> {
  const id = await saveWithMedia(parts, userId, {
    what: 'book',
    folder: 'books',
    media,
    readForm: async () => {
      const { authors, ...form } = readNewForm(media.fields, parts.clock.now().getUTCFullYear())
      const ids = authors.map(({ id }) => id)
      if ((await countAuthors(parts.db, ids)) < ids.length) throw refusals.authorGone()
      return { ...form, ids }
    },
    save: async ({ db }, form, file) => {
      const ids = form.ids.length > 0 ? form.ids : [await ownAuthor(db, userId)]
      const created = await insertBook(db, userId, form, file)
      if (!created || (await insertBookAuthors(db, created.id, ids)) < ids.length) throw refusals.authorGone()
      return created
    },
  })
  return getMaterial<'book'>(parts.db, id, privateLinksFor(parts, userId))
}

export async function updateBook(parts: Parts, user: User, id: number, media: MediaForm): Promise<Book> {
  await updateMedia(parts, user, id, media, {
    kind: 'book',
    read: (fields) => readFields(BookForm, fieldsOfBook(fields)),
    save: async ({ db }, form, file) => {
      if (!(await saveBook(db, user, id, form, file))) throw refusals.authorGone()
    },
  })
  return getMaterial<'book'>(parts.db, id, privateLinksFor(parts, user.id))
}

/** A handout needs no year and no author: by default it is of this year, and `authors` is empty, for its creator. */
function readNewForm(fields: Map<string, string>, thisYear: number): BookForm {
  const namesAuthors = [...fields.keys()].some((name) => name.startsWith('authors'))
  const written = fieldsOfBook(fields)
  return readFields(namesAuthors ? BookForm : NewBookForm, { ...written, publicationYear: written.publicationYear || thisYear })
}

const fieldsOfBook = (fields: Map<string, string>) => ({
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
