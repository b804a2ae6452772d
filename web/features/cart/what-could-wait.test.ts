import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { CartItem } from '#contract/cart/cart.ts'
import { whatCouldWait } from './what-could-wait.ts'

const cartWith = (prices: number[]) => prices.map((price, place) => ({ id: place + 1, course: { price } }) as CartItem)
const toPrices = (items: CartItem[]) => items.map(({ course }) => course.price)
const sum = (prices: number[]) => prices.reduce((total, price) => total + price, 0)

test('one course that is enough waits, the cheapest of them', () => {
  assert.deepEqual(toPrices(whatCouldWait(cartWith([300, 120, 150, 90]), 110)), [120])
})

test('if one is not enough, the most expensive wait first, and the last is the cheapest that is enough', () => {
  assert.deepEqual(toPrices(whatCouldWait(cartWith([100, 200, 60, 40, 0]), 250)), [200, 60])
})

test('nothing is proposed when nothing would be left', () => {
  assert.deepEqual(whatCouldWait(cartWith([100]), 50), [])
  assert.deepEqual(whatCouldWait(cartWith([100, 200]), 280), [])
})

test('what is left can always be paid for, and one course less would not be enough', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 100 }), fc.nat(5000), (prices, balance) => {
      const items = cartWith(prices)
      const missing = sum(prices) - balance
      if (missing <= 0) return
      const waiting = whatCouldWait(items, missing)
      if (waiting.length === 0) return
      assert.equal(new Set(waiting).size, waiting.length)
      assert.ok(sum(toPrices(waiting)) >= missing)
      const dearest = prices.toSorted((a, b) => b - a).slice(0, waiting.length - 1)
      assert.ok(sum(dearest) < missing)
    }),
  )
})
