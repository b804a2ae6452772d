import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findErrors, toBody, toValues } from './rating-values.ts'

const good = { stars: 4, text: ' Fine. ', hours: 2.5, levelsReached: 'partly' } as const

test('the form becomes the body of the call, and a rating becomes the form again', () => {
  assert.deepEqual(toBody(good), { stars: 4, text: ' Fine. ', minutes: 150, levelsReached: 'partly' })
  assert.deepEqual(toBody({ ...good, hours: '', levelsReached: '' }), {
    stars: 4,
    text: ' Fine. ',
    minutes: null,
    levelsReached: null,
  })
  assert.deepEqual(toValues(null), { stars: 0, text: '', hours: '', levelsReached: '' })
  assert.equal(toValues({ stars: 4, text: '', minutes: 150, levelsReached: null, hiddenReason: null }).hours, 2.5)
})

test('each wrong field has a sentence', () => {
  assert.deepEqual(findErrors(good), {})
  assert.deepEqual(findErrors({ ...good, stars: 0 }), { stars: 'Choose 1 to 5 stars.' })
  assert.deepEqual(findErrors({ ...good, text: 'a'.repeat(2001) }), { text: 'Text must be at most 2000 characters.' })
  for (const hours of [0, 0.2, 2.25, -1, 1000.5, Number.NaN, '3x'])
    assert.deepEqual(Object.keys(findErrors({ ...good, hours })), ['hours'], String(hours))
})
