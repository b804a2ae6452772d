import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rangeInWords, rangeProblem, readRange, toQuery, withRange } from './sales-range.ts'

const read = (query: string) => readRange(new URLSearchParams(query))
const now = new Date('2026-11-02T23:30:00Z')

test('the range is in the address; an invalid one counts as the last 90 days', () => {
  assert.equal(read('').name, '90')
  assert.equal(read('range=year').name, 'year')
  assert.deepEqual(read('from=2026-01-01&to=2026-02-01'), { name: 'custom', from: '2026-01-01', to: '2026-02-01' })
  for (const wrong of [
    'range=8',
    'range=custom',
    'range=toString',
    'from=2026-02-01&to=2026-01-01',
    'from=x&to=y',
    'from=2026-01-01',
  ])
    assert.equal(read(wrong).name, '90', wrong)
  for (const query of ['', 'range=7', 'range=all', 'from=2026-01-01&to=2026-02-01'])
    assert.equal(withRange(new URLSearchParams('range=30'), read(query)).toString(), query)
})

test('a range is requested by its days in UTC', () => {
  assert.deepEqual(toQuery(read('range=7'), now), { from: '2026-10-27' })
  assert.deepEqual(toQuery(read(''), now), { from: '2026-08-05' })
  assert.deepEqual(toQuery(read('range=year'), now), { from: '2026-01-01' })
  assert.deepEqual(toQuery(read('range=all'), now), {})
})

test('a range is named in words, and a wrong one is explained', () => {
  assert.equal(rangeInWords(read('')), 'in the last 90 days')
  assert.equal(rangeInWords(read('range=30')), 'in the last 30 days')
  assert.equal(rangeInWords(read('range=year')), 'this year')
  assert.equal(rangeProblem('2026-02-01', '2026-01-01'), 'The first day must not be after the last.')
  assert.equal(rangeProblem('2000-01-01', '2026-01-01'), 'A range is at most ten years.')
  assert.equal(rangeProblem('', '2026-01-01'), 'Choose both days.')
})
