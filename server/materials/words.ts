import { formLimits } from '#contract/core/form-limits.ts'
import { words } from '#contract/materials/words.ts'
import { badRequest, conflict, forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('materials', {
  noSuchMaterial: notFound('This material does not exist any more.'),
  missing: notFound('This {what} does not exist.'),
  notYours: forbidden('Only the creator of this {what} or an Admin can change it.'),

  noQuality: badRequest('Choose a quality!', 'quality'),
  authorGone: badRequest('One of the authors does not exist any more.', 'authors'),
  resourceGone: badRequest('This resource does not exist any more.', 'resource'),
  resourceNameTaken: conflict('A resource with this name already exists.', 'name'),

  wrongPicture: badRequest(words.wrongPicture, 'text'),
  textTooLong: badRequest(words.longText({ max: formLimits.lesson.maxText / 1000 }), 'text'),
  tooManyPictures: badRequest('A lesson may have at most {most} pictures.', 'text'),

  questionGone: badRequest('One of the questions does not exist any more, or is not yours.', 'questions'),

  noCaptionsInFile: badRequest('There are no captions in this file. Choose a WebVTT (.vtt) or SubRip (.srt) file.', 'captions'),
  captionsTooLong: badRequest('Captions may have at most {most} entries.', 'captions'),
  tooManyLanguages: badRequest('A video may have captions in at most {count} languages.', 'captions'),
  noSuchCaptions: notFound('This video has no captions in this language.'),
})
