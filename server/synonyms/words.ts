import { badRequest, conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('synonyms', {
  notAFewWords: badRequest('Type one to {most} words.', 'typed'),
  tooMany: badRequest('There are {count} synonyms, which is the maximum.'),
  nothingMeant: badRequest('This skill or field does not exist any more.', 'meant'),
  thereAlready: conflict('This synonym is in the list already.', 'typed'),
  noSuchSynonym: notFound('This synonym does not exist.'),
})
