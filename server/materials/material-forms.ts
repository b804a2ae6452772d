import { BookForm } from '#contract/books.ts'
import { VideoForm } from '#contract/videos.ts'
import { badField } from '#server/core/errors.ts'
import { readFields } from '#server/core/http/read-fields.ts'

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
