import { z } from 'zod'
import { type Endpoint, IdempotencyKey, ListQuery, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { requiredLine } from '../core/text.ts'
import { labels } from '../core/words.ts'
import { Author } from './materials.ts'

/** The author of a book, who has no account. */
export const ListedAuthor = Author.extend({ isOwn: z.boolean() })
export type ListedAuthor = z.infer<typeof ListedAuthor>

export const AuthorForm = z.object({ fullName: requiredLine(labels.name, limits.name.max) })
export type AuthorForm = z.output<typeof AuthorForm>

export const listAuthors = {
  method: 'GET',
  url: '/api/authors',
  config: { access: 'creator' },
  schema: { summary: 'All authors of books, sorted by name', querystring: ListQuery, response: { 200: z.array(ListedAuthor) } },
} as const satisfies Endpoint

export const createAuthor = {
  method: 'POST',
  url: '/api/authors',
  config: { access: 'creator' },
  schema: { summary: 'Add an author', headers: IdempotencyKey, body: AuthorForm, response: { 201: ListedAuthor } },
} as const satisfies Endpoint

export const deleteAuthor = {
  method: 'DELETE',
  url: '/api/authors/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your authors that no book uses',
    params: z.object({ id: pathId('author') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
