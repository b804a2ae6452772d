import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyReview, findErrors, sumMarks, toReview } from './review-values.ts'

const questions = [
  { id: 7, text: 'Does it work?', maxMark: 10 },
  { id: 9, text: 'Is it clear?', maxMark: 5 },
]

test('every question needs a whole mark from 0 to its maximum', () => {
  assert.deepEqual(findErrors(questions, emptyReview(questions)), {
    'marks.0': 'Mark is required.',
    'marks.1': 'Mark is required.',
  })
  const wrong = findErrors(questions, { marks: [-1, 6], comment: '' })
  assert.equal(wrong['marks.0'], 'Mark must be a whole number from 0 to 10.')
  assert.equal(wrong['marks.1'], 'Mark must be a whole number from 0 to 5.')
  assert.ok(findErrors(questions, { marks: [1.5, 5], comment: '' })['marks.0'])
  assert.deepEqual(findErrors(questions, { marks: [0, '5'], comment: 'Good.' }), {})
})

test('a comment is optional, and its length is limited', () => {
  assert.match(findErrors(questions, { marks: [1, 1], comment: 'x'.repeat(2001) }).comment ?? '', /at most 2000 characters/)
})

test('marks go out with the questions they belong to', () => {
  assert.deepEqual(toReview(3, questions, { marks: ['8', 5], comment: '  ' }), {
    submittedFinalTaskId: 3,
    submittedReviewQuestions: [
      { questionId: 7, mark: 8 },
      { questionId: 9, mark: 5 },
    ],
    comment: null,
  })
})

test('the total is shown as the server will count it', () => {
  assert.deepEqual(sumMarks(questions, [8, '5']), { given: 13, most: 15, percent: 87 })
  assert.deepEqual(sumMarks(questions, ['', '']), { given: 0, most: 15, percent: 0 })
})
