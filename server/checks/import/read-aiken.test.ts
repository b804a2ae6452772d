import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import { readAiken } from './read-aiken.ts'

const right = 'Two?\nA. 2\nB. 3\nANSWER: A'

test('Aiken: questions with letters, in any of their spellings', () => {
  const text = `\uFEFFWhat is\r\nC. elegans?\r\nA) A worm\r\nB) A\tbird\r\nANSWER: A\r\n\r\n\r\n${right}\nNo line between?\nA.yes\nb) ñ 漢字 🎉\nanswer:b`
  assert.deepEqual(readAiken(text), {
    problems: [],
    questions: [
      {
        line: 1,
        question: { kind: 'one', text: 'What is\nC. elegans?', explanation: '', options: ['A worm', 'A bird'], right: 0 },
      },
      { line: 8, question: { kind: 'one', text: 'Two?', explanation: '', options: ['2', '3'], right: 0 } },
      { line: 12, question: { kind: 'one', text: 'No line between?', explanation: '', options: ['yes', 'ñ 漢字 🎉'], right: 1 } },
    ],
  })
})

test('Aiken: empty lines between a question and its options', () => {
  const { questions, problems } = readAiken('Two?\n\nA. 2\n\nB. 3\n\nANSWER: B\n')
  assert.deepEqual([questions.length, problems], [1, []])
})

const letters = [...'ABCDEFGHIJKLM']
const wrong: [what: string, text: string, problem: RegExp][] = [
  ['a missing answer', 'What?\nA. a\nB. b', /^1: .*no line like “ANSWER: A”/],
  ['no options', 'What?\nANSWER: A', /^1: .*no options/],
  ['only a text', 'What?', /^1: .*no options/],
  ['an answer alone', 'ANSWER: A', /^1: .*no question before it/],
  ['a letter that does not exist', 'What?\nA. a\nB. b\nANSWER: C', /^4: There is no option C/],
  ['two letters', 'What?\nA. a\nB. b\nANSWER: A, B', /^4: .*as one letter/],
  ['no letter', 'What?\nA. a\nB. b\nANSWER:', /^4: .*as one letter/],
  ['a letter that was left out', 'What?\nA. a\nC. c\nANSWER: A', /^3: The option B is expected here, not C/],
  ['an option of two lines', 'What?\nA. a\nand more\nB. b\nANSWER: A', /^3: An option or “ANSWER:”/],
  ['one option', 'What?\nA. a\nANSWER: A', /^1: Give at least 2 options/],
  ['the same option twice', 'What?\nA. a\nB. a\nANSWER: A', /^1: Each option must be different/],
  [
    'too many options',
    `What?\n${letters.map((letter) => `${letter}. ${letter}`).join('\n')}\nANSWER: A`,
    /^1: Give at most 12 options/,
  ],
  ['an empty option', 'What?\nA. a\nB.\nANSWER: A', /^3: Each part is required/],
  ['a long option', `What?\nA. a\nB. ${'b'.repeat(301)}\nANSWER: A`, /^3: Each part must be at most 300/],
  ['a long question', `${'a'.repeat(2001)}\nA. a\nB. b\nANSWER: A`, /^1: Question must be/],
]
for (const [what, text, problem] of wrong) {
  test(`Aiken: ${what} is named by its line, and the next question is read`, () => {
    const { questions, problems } = readAiken(`${text}\n\n${right}`)
    const [first, ...others] = problems.map(({ line, problem }) => `${line}: ${problem}`)
    assert.match(first ?? '', problem)
    assert.deepEqual(others, [])
    assert.deepEqual(
      questions.map(({ question }) => question.text),
      ['Two?'],
    )
  })
}

test('Aiken: nothing in the text, and too many questions', () => {
  assert.deepEqual(readAiken('\n \n').problems, [{ line: 1, problem: 'There are no questions in this text.' }])
  const { importAtOnce } = formLimits.question
  const { questions, problems } = readAiken(`${right}\n`.repeat(importAtOnce + 5))
  assert.equal(questions.length, importAtOnce)
  assert.deepEqual(problems, [{ line: 4 * importAtOnce + 1, problem: 'Import at most 200 questions at once.' }])
})

test('Aiken: hostile texts take no longer than others', () => {
  const most = formLimits.question.importText
  for (const part of [
    'A. a\n',
    'ANSWER:',
    'ANSWER: A\n',
    'ANSWER ',
    ' ',
    '\n',
    '\r',
    '\t',
    'A',
    'A.',
    'a\nA. a\n',
    'a\n\n',
    'a\n',
  ]) {
    for (const before of ['', 'What?\n', 'What?\nA. a\nB. ']) {
      const began = performance.now()
      readAiken(`${before}${part.repeat(most)}`.slice(0, most))
      const took = performance.now() - began
      assert.ok(took < 2000, `${JSON.stringify(part)} took ${took} ms`)
    }
  }
})
