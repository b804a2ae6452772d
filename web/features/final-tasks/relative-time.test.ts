import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromNow, isPast } from './relative-time.ts'

const now = Date.parse('2026-11-03T12:00:00Z')
const inHours = (hours: number) => fromNow(new Date(now + hours * 3_600_000).toISOString(), now)

test('a deadline is given in minutes, hours or days', () => {
  assert.equal(inHours(0.5), 'in 30 minutes')
  assert.equal(inHours(0.999), 'in 1 hour')
  assert.equal(inHours(23), 'in 23 hours')
  assert.equal(inHours(30), 'in 30 hours')
  assert.equal(inHours(36), 'in 2 days')
  assert.equal(inHours(71.9), 'in 3 days')
  assert.equal(inHours(13 * 24), 'in 13 days')
})

test('a past deadline is given the same way, and the present minute has a side', () => {
  assert.equal(inHours(-2), '2 hours ago')
  assert.equal(inHours(-48), '2 days ago')
  assert.equal(inHours(0.001), 'in 1 minute')
  assert.equal(inHours(-0.001), '1 minute ago')
  assert.ok(isPast('2026-11-03T11:59:59Z', now))
  assert.ok(!isPast('2026-11-03T12:00:01Z', now))
})
