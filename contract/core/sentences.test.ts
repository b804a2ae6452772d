import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentences, sentencesWith } from './sentences.ts'

test('a text without values is a text; others are filled, with numbers as they are written', () => {
  const words = sentences({ title: 'Gifts', waiting: '“{name}” is waiting for {email}.', many: '{points} points' })
  assert.equal(words.title, 'Gifts')
  assert.equal(words.waiting({ name: 'Bees', email: 'a@b.c' }), '“Bees” is waiting for a@b.c.')
  assert.equal(words.many({ points: 12_000 }), '12,000 points')
})

test('a number chooses the form', () => {
  const words = sentences({ left: { one: '{count} course in {name}', other: '{count} courses in {name}' } })
  const left = (count: number) => words.left({ count, name: 'Law' })
  assert.deepEqual([0, 1, 2, 1000].map(left), ['0 courses in Law', '1 course in Law', '2 courses in Law', '1,000 courses in Law'])
})

test('a tag becomes what the caller makes of it, and no value becomes a tag or a placeholder', () => {
  const words = sentencesWith<unknown>((parts) => parts)({ buy: '<link>Log in, {name}</link> to buy {course}.' })
  const name = '<link>{course}</link>'
  assert.deepEqual(words.buy({ name, course: '{name}', link: (text) => ({ text }) }), [
    { text: `Log in, ${name}` },
    ' to buy {name}.',
  ])
})

test('what a text needs is checked by the compiler', () => {
  const words = sentences({ waiting: 'for {email}', left: { one: 'one', other: '{count} of {name}' } })
  // @ts-expect-error: the value has another name
  assert.equal(words.waiting({ mail: 'x' }), 'for undefined')
  // @ts-expect-error: the form for many needs a name
  assert.equal(words.left({ count: 1 }), 'one')
})
