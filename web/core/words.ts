import { sentences } from './sentences.ts'

/** Of what is not in the first load. */
export const words = sentences({
  noDocument: 'The document could not be loaded. Try again in a moment.',
  unreadableFile: 'The file cannot be read any more. It may have been moved or changed: please choose it again.',
})
