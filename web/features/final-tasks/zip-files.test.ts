import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '#contract/limits.ts'
import { refusalOf, zipHelp } from './zip-files.ts'

test('only zip files with something in them, up to the limit', () => {
  const { maxBytes } = limits.zip
  assert.equal(refusalOf({ name: 'work.zip', size: 1 }), undefined)
  assert.equal(refusalOf({ name: 'WORK.ZIP', size: maxBytes }), undefined)
  assert.equal(refusalOf({ name: 'work.zip.exe', size: 1 }), 'Please choose a zip file.')
  assert.equal(refusalOf({ name: 'work.rar', size: 1 }), 'Please choose a zip file.')
  assert.equal(refusalOf({ name: 'work.zip', size: 0 }), 'This file is empty.')
  assert.equal(refusalOf({ name: 'work.zip', size: maxBytes + 1 }), 'This file is too large: at most 100 MB.')
  assert.equal(zipHelp, 'a zip file without other archives in it, at most 100 MB')
})
