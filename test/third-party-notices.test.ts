import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { writeNotices } from '../scripts/third-party-notices.ts'

test('the third-party notices fit the lockfile; npm run portal -- notices writes them again', () => {
  assert.equal(readFileSync('THIRD-PARTY-NOTICES.txt', 'utf8'), writeNotices())
})
