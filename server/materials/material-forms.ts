import type { z } from 'zod'
import { BookForm, NewBookForm } from '#contract/books.ts'
import { VideoForm } from '#contract/videos.ts'
import { badField, badRequest } from '#server/core/errors.ts'

export const noResource = () => badField('resource', 'This resource does not exist any more.')
export const noAuthor = () => badField('authors', 'One of the authors does not exist any more.')
export const noQuality = () => badField('quality', 'Choose a quality!')

export const readVideoForm = (fields: Map<string, string>): VideoForm =>
  readFields(VideoForm, {
    name: fields.get('name'),
    duration: fields.get('duration'),
    learningMinutes: fields.get('learningMinutes') || undefined,
    quality: { id: fields.get('quality.id') },
  })

export const readBookForm = (fields: Map<string, string>): BookForm => readFields(BookForm, bookFields(fields))

/** A handout needs no year and no author: by default it is of this year, and `authors` is empty, for its creator. */
export function readNewBookForm(fields: Map<string, string>, thisYear: number): BookForm {
  const namesAuthors = [...fields.keys()].some((name) => name.startsWith('authors'))
  const written = bookFields(fields)
  return readFields(namesAuthors ? BookForm : NewBookForm, { ...written, publicationYear: written.publicationYear || thisYear })
}

const bookFields = (fields: Map<string, string>) => ({
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

/** Refuses a form like a JSON body: each field with its sentence. */
function readFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.') || 'body'] ??= message
  throw badRequest(Object.values(errors).join('; '), errors)
}
