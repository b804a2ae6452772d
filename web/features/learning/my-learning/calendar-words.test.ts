import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayInWords, monthName, rangeInWords, tileInWords, weekdays } from './calendar-words.ts'

const today = '2026-11-15'

test('a tile says its day and its content', () => {
  assert.equal(
    tileInWords('2026-11-03', today, { learned: 4, planned: 0, hasDeadline: true }),
    'Tuesday, November 3, 4 materials learned, review deadline',
  )
  assert.equal(
    tileInWords(today, today, { learned: 1, planned: 0, hasDeadline: false }),
    'Sunday, November 15, today, 1 material learned',
  )
  assert.equal(tileInWords('2026-11-04', today, { learned: 0, planned: 0, hasDeadline: false }), 'Wednesday, November 4')
  assert.equal(
    tileInWords('2026-11-17', today, { learned: 0, planned: 34, hasDeadline: true }),
    'Tuesday, November 17, 34 minutes planned, review deadline',
  )
})

test('the day stays the day that is meant, and another year is said', () => {
  assert.equal(dayInWords('2026-01-01', today), 'Thursday, January 1')
  assert.equal(dayInWords('2027-01-01', today), 'Friday, January 1, 2027')
  assert.equal(monthName('2026-12-01'), 'Dec')
  assert.match(rangeInWords('2026-12-20', '2027-01-09'), /^December 20, 2026\W+January 9, 2027$/)
})

test('weeks begin on Sunday', () => {
  assert.deepEqual(weekdays('2026-11-08')[0], { short: 'Sun', long: 'Sunday' })
  assert.equal(weekdays('2026-11-08')[6]?.long, 'Saturday')
})
