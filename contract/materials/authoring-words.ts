import type { Material } from './materials.ts'

// What only authors read about the kinds of material. In a file of its own, which course pages do not load.

type ByKind = Record<Material['kind'], string>

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
