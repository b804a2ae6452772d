import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Question, type QuestionInput } from '#contract/checks/questions.ts'
import { guessOf } from './guess.ts'

const options = ['a', 'b', 'c', 'd']
const text = 'What is it?'
const cases: [QuestionInput, number][] = [
  [{ kind: 'one', text, options, right: 0 }, 1 / 4],
  [{ kind: 'several', text, options, right: [0, 2] }, 1 / 15],
  [{ kind: 'order', text, items: options }, 1 / 23],
  [{ kind: 'order', text, items: ['a', 'b'] }, 1],
  [{ kind: 'match', text, left: ['1', '2', '3'], right: ['a', 'b', 'c'] }, 1 / 6],
  [{ kind: 'match', text, left: ['1', '2', '3'], right: ['a', 'b', 'c'], extra: ['d'] }, 1 / 24],
  [{ kind: 'number', text, value: 4 }, 0],
  [{ kind: 'short', text, accepted: ['x'] }, 0],
  [{ kind: 'gaps', text, gapText: 'a ___', gaps: [['x']] }, 0],
]
for (const [question, chance] of cases) {
  test(`guessing: ${JSON.stringify(question)}`, () => {
    assert.ok(Math.abs(guessOf(Question.parse(question)) - chance) < 1e-12)
  })
}
