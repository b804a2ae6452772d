import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLoadBytes } from '../bench/first-load.ts'

const most = 170_000

test('the first page loads at most 170 kB of compressed JavaScript', () => {
  const bytes = firstLoadBytes()
  assert.ok(bytes > 50_000 && bytes <= most, `${Math.round(bytes / 1000)} kB`)
})
