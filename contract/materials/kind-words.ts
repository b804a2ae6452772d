import { sentences } from '../core/sentences.ts'
import type { Material } from './materials.ts'

type ByKind = Record<Material['kind'], string>

/** In the order in which screens list the kinds. */
export const kindNames: ByKind = { video: 'Video', book: 'Book', article: 'Article', lesson: 'Lesson', check: 'Check' }

export const kindCounts = sentences({
  video: { one: '{count} video', other: '{count} videos' },
  book: { one: '{count} book', other: '{count} books' },
  article: { one: '{count} article', other: '{count} articles' },
  lesson: { one: '{count} lesson', other: '{count} lessons' },
  check: { one: '{count} check', other: '{count} checks' },
}) satisfies Record<Material['kind'], unknown>

/** What leads to a material on another site. */
export const openLinks = { article: 'Read the article' } satisfies Partial<ByKind>

// For authors.
export const kindLists: ByKind = { video: 'Videos', book: 'Books', article: 'Articles', lesson: 'Lessons', check: 'Checks' }
export const noneYet: ByKind = {
  video: 'You have no videos yet. Create the first one below.',
  book: 'You have no books yet. Create the first one below.',
  article: 'You have no articles yet. Create the first one below.',
  lesson: 'You have no lessons yet. Write the first one below.',
  check: 'You have no checks yet. Create the first one below.',
}
export const newTitles: ByKind = {
  video: 'New video',
  book: 'New book',
  article: 'New article',
  lesson: 'New lesson',
  check: 'New check',
}
export const editTitles: ByKind = {
  video: 'Edit video',
  book: 'Edit book',
  article: 'Edit article',
  lesson: 'Edit lesson',
  check: 'Edit check',
}
export const createButtons: ByKind = {
  video: 'Create Video',
  book: 'Create Book',
  article: 'Create Article',
  lesson: 'Create Lesson',
  check: 'Create Check',
}
