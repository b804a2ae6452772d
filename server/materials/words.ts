import { badRequest, conflict, forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('materials', {
  noSuchMaterial: notFound('This material does not exist any more.'),
  materialMissing: notFound('This material does not exist.'),
  videoMissing: notFound('This video does not exist.'),
  bookMissing: notFound('This book does not exist.'),
  articleMissing: notFound('This article does not exist.'),
  materialNotYours: forbidden('Only the creator of this material or an Admin can change it.'),
  videoNotYours: forbidden('Only the creator of this video or an Admin can change it.'),
  bookNotYours: forbidden('Only the creator of this book or an Admin can change it.'),
  articleNotYours: forbidden('Only the creator of this article or an Admin can change it.'),

  noQuality: badRequest('Choose a quality!', 'quality'),
  authorGone: badRequest('One of the authors does not exist any more.', 'authors'),
  resourceGone: badRequest('This resource does not exist any more.', 'resource'),
  resourceNameTaken: conflict('A resource with this name already exists.', 'name'),

  noCaptionsInFile: badRequest('There are no captions in this file. Choose a WebVTT (.vtt) or SubRip (.srt) file.', 'captions'),
  captionsTooLong: badRequest('Captions may have at most {most} entries.', 'captions'),
  tooManyLanguages: badRequest('A video may have captions in at most {count} languages.', 'captions'),
  noSuchCaptions: notFound('This video has no captions in this language.'),
})
