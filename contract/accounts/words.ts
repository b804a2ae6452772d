import { sentences } from '../core/sentences.ts'

export const words = sentences({
  code: 'Code',
  codeTooLong: 'This code is too long.',
  author: 'Author',
  linkIncomplete: 'The link is incomplete.',
})
