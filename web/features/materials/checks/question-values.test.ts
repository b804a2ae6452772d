import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QuestionForm } from '#contract/checks/bank.ts'
import { Question, type QuestionInput } from '#contract/checks/questions.ts'
import { findErrors, newQuestion, type QuestionValues, toBody, toValues } from './question-values.ts'

const write = (changes: Partial<QuestionValues>): QuestionValues => ({ ...newQuestion(), text: 'Which?', ...changes })
const option = (key: number, text: string, isRight = false) => ({ key, text, isRight })

const questions: QuestionInput[] = [
  { kind: 'one', text: 'Which?', options: ['a', 'b', 'c'], right: 1, code: { language: 'sql', text: 'select 1' } },
  { kind: 'several', text: 'Which?', options: ['a', 'b', 'c'], right: [0, 2], explanation: 'Because.' },
  { kind: 'number', text: 'How many?', value: -1.5, tolerance: 0.25, unit: 'cm' },
  { kind: 'short', text: 'What?', accepted: ['group by', 'GROUP BY'], isCaseSensitive: true },
  { kind: 'order', text: 'In which order?', items: ['from', 'where', 'select'] },
  { kind: 'match', text: 'What belongs together?', left: ['1', '2'], right: ['one', 'two'], extra: ['three'] },
  { kind: 'gaps', text: 'Fill in.', gapText: 'a ___ c ____ e', gaps: [['b'], ['d', 'D']] },
]
for (const input of questions) {
  test(`a question of the kind ${input.kind} comes out of the form as it went in`, () => {
    const question = Question.parse(input)
    const skill = { id: 3, name: 'SQL' }
    const saved = { id: 1, version: 2, skill, level: 4, question, pictureLink: null, checksCount: 0 }
    const values = toValues(saved)
    assert.deepEqual(findErrors(values), {})
    const body = QuestionForm.parse(toBody(values))
    assert.deepEqual(
      { ...body.question, code: body.question.code ?? undefined },
      { ...question, picture: null, code: question.code },
    )
    assert.deepEqual([body.skill, body.level, values.version], [{ id: 3 }, 4, 2])
  })
}

test('an empty form says what is missing, the topmost first', () => {
  assert.deepEqual(Object.keys(findErrors(newQuestion())), ['text', 'options', 'right'])
  assert.deepEqual(Object.keys(findErrors({ ...newQuestion(), kind: 'number' })), ['text', 'value'])
  assert.deepEqual(Object.keys(findErrors({ ...newQuestion(), kind: 'gaps' })), ['text', 'gapText'])
})

test('rows that were left empty are not sent, and errors are at the rows that are shown', () => {
  const options = [option(1, 'a', true), option(2, ' '), option(3, 'b')]
  assert.deepEqual(toBody(write({ options })).question, {
    kind: 'one',
    text: 'Which?',
    explanation: '',
    code: null,
    picture: null,
    options: ['a', 'b'],
    right: 0,
  })
  const long = 'x'.repeat(301)
  assert.deepEqual(Object.keys(findErrors(write({ options: [option(1, 'a', true), option(2, ''), option(3, long)] }))), [
    'options.2.text',
  ])
  // A mark on an empty row is no row that was left empty.
  assert.deepEqual(Object.keys(findErrors(write({ options: [option(1, 'a'), option(2, 'b'), option(3, '', true)] }))), [
    'options.2.text',
  ])
  const pairs = [
    { key: 1, left: 'a', right: 'b' },
    { key: 2, left: '', right: '' },
    { key: 3, left: 'c', right: '' },
  ]
  assert.deepEqual(Object.keys(findErrors(write({ kind: 'match', pairs }))), ['pairs.2.right'])
})

test('each gap needs an accepted answer', () => {
  const errors = findErrors(write({ kind: 'gaps', gapText: 'a ___ c ___', gaps: ['b'] }))
  assert.deepEqual(Object.keys(errors), ['gaps.1'])
  assert.deepEqual(findErrors(write({ kind: 'gaps', gapText: 'a ___ c', gaps: ['b', 'left from before'] })), {})
})

test('a picture needs a description, and a level must be a level', () => {
  const options = [option(1, 'a', true), option(2, 'b')]
  const picture = { file: 'abcdefghijklmnopqrstuv', alt: '' }
  assert.deepEqual(Object.keys(findErrors(write({ options, picture, level: 11 }))), ['picture.alt', 'level'])
})
