import { sentences } from '../core/sentences.ts'

export const words = sentences({
  whichText: 'Text is required and can have at most {max} characters.',
  timeToReview: 'Time To Review',
  wrongTime: 'Time To Review must be from one minute to thirteen days.',
  question: 'Question',
  maxMark: 'Max Mark',
  addQuestion: 'Add at least one review question!',
  tooManyQuestions: 'Add at most {max} review questions.',
  sendVersion: 'Send the version that you read.',
  chooseFile: 'Choose a file!',
  mark: 'A mark',
  comment: 'The comment',
})
