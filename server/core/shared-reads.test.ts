import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { SharedReads } from './shared-reads.ts'

test('many who ask at once share two readings, and nobody gets an answer older than the question', async () => {
  const reads = new SharedReads()
  let version = 0
  let readings = 0
  const load = async () => {
    readings++
    const seen = version
    await sleep(5)
    return seen
  }
  const first = reads.read('a', load)
  version = 1
  const others = Array.from({ length: 20 }, () => reads.read('a', load))
  assert.equal(await first, 0)
  assert.deepEqual(new Set(await Promise.all(others)), new Set([1]))
  assert.equal(readings, 2)
  version = 2
  assert.equal(await reads.read('a', load), 2)
})

test('another key is read on its own, and a failed reading fails those who asked, not those who ask next', async () => {
  const reads = new SharedReads()
  const failing = reads.read('a', async () => {
    await sleep(5)
    throw new Error('no')
  })
  const next = reads.read('a', async () => 'yes')
  assert.equal(await reads.read('b', async () => 'b'), 'b')
  await assert.rejects(failing, /no/)
  assert.equal(await next, 'yes')
})
