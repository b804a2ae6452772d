import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { guestCartIds as idsIn, guestCartText as toText } from '#contract/cart/guest-cart.ts'
import { limits } from '#contract/core/limits.ts'
import { withCourse, withoutCourse } from './guest-cart.ts'

const id = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
const ids = fc.uniqueArray(id, { maxLength: limits.guestCart.maxIds })
const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('-', '1', '17', '0', '٣', 'x', ' ', '\n', '99999999999', '-4', '1e3', '.5', '<b>'))
    .map((p) => p.join('')),
)

test('removing 1 touches neither 17 nor 21, and what is not there changes nothing', () => {
  assert.equal(withoutCourse('-1-17-21-11', 1), '-17-21-11')
  assert.equal(withoutCourse('-17-21', 1), '-17-21')
  assert.equal(withoutCourse('-1', 1), '')
})

test('adding puts the id last, and adding it again does nothing', () => {
  assert.equal(withCourse('', 4), '-4')
  assert.equal(withCourse('-4', 17), '-4-17')
  assert.equal(withCourse('-4-17', 4), '-4-17')
})

test('what was written is read again, in the same order', () => {
  fc.assert(fc.property(ids, (ids) => assert.deepEqual(idsIn(toText(ids)), ids)))
})

test('adding and removing change exactly that one id', () => {
  fc.assert(
    fc.property(ids, id, (ids, id) => {
      const others = ids.filter((other) => other !== id)
      assert.deepEqual(idsIn(withoutCourse(toText(ids), id)), others)
      if (others.length < limits.guestCart.maxIds) assert.deepEqual(idsIn(withCourse(toText(others), id)), [...others, id])
    }),
  )
})

test('no more than 200 ids are kept', () => {
  const full = Array.from({ length: limits.guestCart.maxIds }, (_, place) => place + 1)
  assert.equal(withCourse(toText(full), 999), toText(full))
  assert.deepEqual(idsIn(`${toText(full)}-999`), full)
})

test('a hostile text is harmless: clean distinct ids come out, the same that the server reads', () => {
  fc.assert(
    fc.property(hostile, id, (text, id) => {
      const read = idsIn(text)
      assert.equal(new Set(read).size, read.length)
      assert.ok(read.every((id) => Number.isInteger(id) && id >= 1 && id < 2 ** 31))
      assert.match(withCourse(text, id), /^(-\d+)*$/)
      assert.ok(!idsIn(withoutCourse(text, id)).includes(id))
    }),
  )
})

test('a text of a megabyte is read in one go', () => {
  const started = performance.now()
  // Backtracking at each letter would take hours, so the difference shows even on a very busy machine.
  for (const part of ['-', '-1', '1', '--1x', '-99999999999']) idsIn(part.repeat(1_000_000 / part.length))
  assert.ok(performance.now() - started < 20_000)
})
