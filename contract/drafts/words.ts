import { sentences } from '../core/sentences.ts'

export const words = sentences({
  number: 'Number',
  tooMany: 'Choose at most {max}.',
  chooseLanguage: 'Choose one of the languages.',
  notACourse: 'This is not a valid course id.',
  tellWhatIsMissing: 'Tell the author what is missing.',
})
