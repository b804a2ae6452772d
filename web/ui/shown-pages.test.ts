import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownPages } from './shown-pages.ts'

const shown = (current: number, total: number) => shownPages(current, total).join(' ').replaceAll('gap', '…')

test('up to seven pages are all shown', () => {
  assert.equal(shown(1, 2), '1 2')
  assert.equal(shown(4, 7), '1 2 3 4 5 6 7')
})

test('of many pages the ends and the neighbours of the current one are shown', () => {
  assert.equal(shown(1, 20), '1 2 3 4 5 … 20')
  assert.equal(shown(4, 20), '1 2 3 4 5 … 20')
  assert.equal(shown(5, 20), '1 … 4 5 6 … 20')
  assert.equal(shown(16, 20), '1 … 15 16 17 … 20')
  assert.equal(shown(17, 20), '1 … 16 17 18 19 20')
  assert.equal(shown(20, 20), '1 … 16 17 18 19 20')
  assert.equal(shown(5, 8), '1 … 4 5 6 7 8')
})

test('a page past the end shows the last pages', () => {
  assert.equal(shown(99, 20), '1 … 16 17 18 19 20')
})
