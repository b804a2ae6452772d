import { z } from 'zod'
import { type Endpoint, ListQuery, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { whole } from '../core/text.ts'
import { Book, Chosen, learningMinutes, materialName } from './materials.ts'
import { words } from './words.ts'

const { pagesCount, maxAuthors } = limits.material

/** The fields beside the file. Without authors, its creator is the author of a new book. */
export const NewBookForm = z.object({
  name: materialName,
  /** By default two minutes for each page. */
  learningMinutes: learningMinutes.optional(),
  pagesCount: whole(words.pagesCount, pagesCount.min, pagesCount.max),
  publicationYear: whole(words.publicationYear, 1, 2100),
  authors: z.array(Chosen).max(maxAuthors, words.tooManyAuthors({ max: maxAuthors })),
})
export const BookForm = NewBookForm.extend({ authors: NewBookForm.shape.authors.min(1, words.chooseAuthor) })
export type BookForm = z.output<typeof BookForm>

export const listBooks = {
  method: 'GET',
  url: '/api/books',
  config: { access: 'creator' },
  schema: {
    summary: 'Your own books, newest first; an Admin sees all books',
    querystring: ListQuery,
    response: { 200: z.array(Book) },
  },
} as const satisfies Endpoint

/**
 * Multipart: `file`, `name`, `pagesCount`, `publicationYear`, `learningMinutes`, `authors[0].id`, `authors[1].id` … Without a
 * year it is this year's, and without authors it is its creator's. Instead of `file`, `uploadId` can name a finished resumable upload. The
 * body is a stream, so it has no schema here.
 */
export const createBook = {
  method: 'POST',
  url: '/api/books',
  config: { access: 'creator' },
  schema: {
    summary: 'Add a book (pdf, epub, djvu, mobi, docx, txt; at most 200 MB)',
    consumes: ['multipart/form-data'],
    response: { 201: Book },
  },
} as const satisfies Endpoint

/** The same form; without `file` and `uploadId` the book keeps its file. */
export const updateBook = {
  method: 'PUT',
  url: '/api/books/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Change one of your books, or replace its file',
    consumes: ['multipart/form-data'],
    params: z.object({ id: pathId('book') }),
    response: { 200: Book },
  },
} as const satisfies Endpoint

export const deleteBook = {
  method: 'DELETE',
  url: '/api/books/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your books that no course uses',
    params: z.object({ id: pathId('book') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
