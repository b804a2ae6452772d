import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedExtensions, fileExtension, whyRefused } from './file-rule.ts'
import { sentPercent } from './uploader.ts'

const rule = { what: 'a zip file', extensions: ['zip'], maxBytes: 100 * 1024 ** 2 }

test('only files of the right kind with something in them are sent, up to the limit', () => {
  assert.equal(whyRefused(rule, { name: 'work.zip', size: 1 }), undefined)
  assert.equal(whyRefused(rule, { name: 'WORK.ZIP', size: rule.maxBytes }), undefined)
  assert.equal(whyRefused(rule, { name: 'work.zip.exe', size: 1 }), 'Please choose a zip file.')
  assert.equal(whyRefused(rule, { name: 'work.rar', size: 1 }), 'Please choose a zip file.')
  assert.equal(whyRefused(rule, { name: 'work.zip', size: 0 }), 'This file is empty.')
  assert.equal(whyRefused(rule, { name: 'work.zip', size: rule.maxBytes + 1 }), 'This file is too large: at most 100 MB.')
  assert.equal(acceptedExtensions({ ...rule, extensions: ['mp4', 'webm'] }), '.mp4,.webm')
  assert.deepEqual(['a.PDF', 'b', '.zip', 'c.tar.gz'].map(fileExtension), ['pdf', '', 'zip', 'gz'])
})

test('percents are honest', () => {
  const file = { size: 200 }
  assert.equal(sentPercent({ file, sentBytes: 0, state: 'sending' }), 0)
  assert.equal(sentPercent({ file, sentBytes: 199, state: 'sending' }), 99)
  assert.equal(sentPercent({ file, sentBytes: 200, state: 'sending' }), 99)
  assert.equal(sentPercent({ file, sentBytes: 200, state: 'checking' }), 100)
  assert.equal(sentPercent({ file, sentBytes: 200, state: 'done' }), 100)
})
