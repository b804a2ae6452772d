import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FinalTaskForm, spanInMinutes } from '#contract/final-tasks/final-tasks.ts'
import { spanInWords } from '#web/ui/time-words.ts'
import { daysAndHours, mostDays, timeSpan } from './time-to-review.ts'

const isTaken = (days: number | string, hours: number | string) =>
  FinalTaskForm.shape.reviewDeadlineTime.safeParse(timeSpan(days, hours)).success

test('days and hours become the date-time of the API', () => {
  assert.equal(timeSpan(7, 0), '0001-01-08T00:00:00')
  assert.equal(timeSpan('1', '12'), '0001-01-02T12:00:00')
  assert.equal(spanInWords(spanInMinutes(timeSpan(2, 1))), '2 days 1 hour')
  assert.equal(spanInWords(45), '45 minutes')
})

test('from one hour to thirteen days; nothing, too much and half numbers are refused', () => {
  assert.ok(isTaken(0, 1))
  assert.ok(isTaken(mostDays, 0))
  assert.ok(isTaken('', 5))
  for (const [days, hours] of [
    [0, 0],
    ['', ''],
    [mostDays, 1],
    [-1, 48],
    [0, 0.001],
    [1e12, 0],
  ] as const) {
    assert.ok(!isTaken(days, hours), `${days} days ${hours} hours`)
  }
})

test('the fields of a stored span: whole hours, rounded up', () => {
  assert.deepEqual(daysAndHours('0001-01-08T00:00:00'), { days: 7, hours: 0 })
  assert.deepEqual(daysAndHours('0001-01-02T03:00:00'), { days: 1, hours: 3 })
  assert.deepEqual(daysAndHours('0001-01-01T00:45:00'), { days: 0, hours: 1 })
  assert.deepEqual(daysAndHours('0001-01-13T23:30:00'), { days: 13, hours: 0 })
})
