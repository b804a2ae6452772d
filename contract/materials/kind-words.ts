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
