import { sentences } from '../core/sentences.ts'

export const words = sentences({
  learningMinutes: 'Minutes To Learn',

  link: 'Link',
  wrongLink: 'Link must start with http:// or https://.',
  credentials: 'Link must not contain a user name or password.',
  publicationDate: 'Publication Date',
  notADate: 'Publication Date must be a date like 2026-11-01.',
  chooseResource: 'Choose a resource!',

  pagesCount: 'Pages Count',
  publicationYear: 'Publication Year',
  tooManyAuthors: 'Choose at most {max} authors.',
  chooseAuthor: 'Choose at least one author!',

  duration: 'Duration',
  quality: 'Quality',
  chooseQuality: 'Choose a quality!',

  writeText: 'Write the lesson.',
  longText: 'The text is too long: at most {max},000 characters, its marks included. Make two lessons of it.',
  unreadableText: 'The text contains characters that cannot be shown.',
  wrongPicture: 'A picture of a lesson must be uploaded first.',

  notALanguage: 'Write the language like en or pt-BR.',
  label: 'Label',
  noCaptions: 'Captions must be text.',
  longCaptions: 'Captions must be at most {megabytes} MB.',
})
