import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '#contract/core/limits.ts'
import { guestWishes } from '#contract/wishlist/guest-wishlist.ts'
import { withoutWish, withWish } from './guest-wishlist.ts'

test('a wish is added last with its price, and adding it again changes neither', () => {
  assert.equal(withWish('', { courseId: 4, price: 60 }), '-4:60')
  assert.equal(withWish('-4:60', { courseId: 17, price: 0 }), '-4:60-17:0')
  assert.equal(withWish('-4:60-17:0', { courseId: 4, price: 20 }), '-4:60-17:0')
})

test('removing 1 touches neither 17 nor 21, and what is not there changes nothing', () => {
  assert.equal(withoutWish('-1:5-17:1-21:1', 1), '-17:1-21:1')
  assert.equal(withoutWish('-17:1', 1), '-17:1')
  assert.equal(withoutWish('-1:5', 1), '')
})

test('a full wishlist takes no more, and what another program stored is dropped by the next change', () => {
  const full = Array.from({ length: limits.wishlist.max }, (_, place) => `-${place + 1}:10`).join('')
  assert.equal(withWish(full, { courseId: 4000, price: 1 }), full)
  assert.equal(guestWishes(withoutWish(full, 1)).length, limits.wishlist.max - 1)
  assert.equal(withWish('<b>-7:x-8:5', { courseId: 4, price: 1 }), '-8:5-4:1')
})
