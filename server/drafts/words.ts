import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('drafts', {
  noSuchDraft: notFound('This draft does not exist any more. It may have been published or deleted.'),
  tooMany: badRequest('You have {count} drafts, which is the maximum. Publish or delete one first.'),
  beganElsewhere: conflict('You began to change this course in another tab or window. Nothing was overwritten.'),
  savedElsewhere: conflict('This draft was changed in another tab or window. Nothing was overwritten.'),
  isWaiting: conflict('This draft is waiting for approval. Take it back to change it.'),
  notWaiting: conflict('This draft is no longer waiting for approval.'),
  incomplete: badRequest('Something is missing before this course can be published.'),

  // Of an Admin who decides.
  takenBackOrDecided: conflict(
    'This draft is no longer waiting for approval. Its author has taken it back, or another Admin has decided.',
  ),
  changedMeanwhile: conflict('Something in this draft was changed after you looked at it. Look at it again before you decide.'),

  // Of versions.
  versionGone: notFound('This version is not kept any more.'),
  hasDraft: conflict('You have a draft of this course. Restoring a version replaces it.'),
})

/** Beside a field whose chosen items were all deleted. */
export const nothingLeft = sentences({
  skills: 'The chosen skills do not exist any more. Choose at least one.',
  materials: 'The chosen materials do not exist any more, or are not yours. Choose at least one.',
})

export const words = sentences({
  untitled: 'Untitled course',

  // What differs between two versions.
  price: 'Price',
  points: '{points} points',
  field: 'Field of study',
  language: 'Language',
  skills: 'Skills',
  buildsOn: 'Builds on',
  skillLevel: '{skill}, level {level}',
  materials: 'Materials',
  section: 'Section: {name}',
  freePreview: '{name} (free preview)',
  finalTask: 'Final Task',
  thumbnail: 'Thumbnail',
  pictureBefore: 'One picture',
  pictureNow: 'Another picture',
  drawnPicture: 'The drawn picture',
})
