import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import { until } from '#server/testing/until.ts'
import { SharedReads } from './shared-reads.ts'

function counter() {
  const state = { version: 0, readings: 0 }
  const load = async () => {
    state.readings++
    const seen = state.version
    await sleep(5)
    return seen
  }
  return { state, load }
}

test('requests in one turn share a read; one by one, nobody gets a value older than the request', async () => {
  const reads = new SharedReads()
  const { state, load } = counter()
  const first = Array.from({ length: 3 }, () => reads.read('a', load))
  await turn()
  state.version = 1
  const next = Array.from({ length: 3 }, () => reads.read('a', load))
  assert.deepEqual(new Set(await Promise.all(first)), new Set([0]))
  assert.deepEqual(new Set(await Promise.all(next)), new Set([1]))
  assert.equal(state.readings, 2)
  // On a busy machine both reads may end before the turn of the second one does.
  await turn()
  state.version = 2
  assert.equal(await reads.read('a', load), 2)
})

test('a value that many ask for is kept a moment longer, unless something was changed', async () => {
  const reads = new SharedReads()
  const { state, load } = counter()
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => reads.read('a', load)))
  await crowd()
  state.version = 1
  assert.deepEqual(new Set(await crowd()), new Set([0]))
  assert.equal(state.readings, 1)
  reads.forget()
  assert.deepEqual(new Set(await crowd()), new Set([1]))
  state.version = 2
  await until(async () => (await crowd()).every((version) => version === 2))
})

test('while many ask, those who come during a read wait for it instead of starting another', async () => {
  const reads = new SharedReads()
  const readings: ((value: string) => void)[] = []
  const load = () => new Promise<string>((resolve) => readings.push(resolve))
  const ask = () => reads.read('a', load)
  const crowd = Array.from({ length: 4 }, ask)
  await turn()
  const later = [ask(), ask()]
  assert.equal(readings.length, 1)
  readings[0]?.('first')
  assert.deepEqual(new Set(await Promise.all([...crowd, ...later])), new Set(['first']))
})

test('while many ask, the next value is read before the last one ends, unless something was changed', async () => {
  const reads = new SharedReads()
  const { state, load } = counter()
  const crowd = () => Promise.all(Array.from({ length: 4 }, () => reads.read('a', load)))
  await crowd()
  await turn()
  await crowd()
  assert.equal(state.readings, 1)
  state.version = 1
  // Nobody asks meanwhile.
  await until(() => state.readings === 2)
  await until(async () => (await crowd()).every((version) => version === 1))
  const { readings } = state
  state.version = 2
  reads.forget()
  assert.deepEqual(new Set(await crowd()), new Set([2]))
  assert.equal(state.readings, readings + 1)
})

test('when the next value cannot be read, the last one is not used any longer than it may be', async () => {
  const reads = new SharedReads()
  let isBroken = false
  let tries = 0
  const load = async () => {
    tries++
    if (isBroken) throw new Error('no')
    return 'yes'
  }
  const crowd = () => Promise.allSettled(Array.from({ length: 4 }, () => reads.read('a', load)))
  await crowd()
  await turn()
  await crowd()
  isBroken = true
  await until(() => tries === 2)
  await until(async () => (await crowd()).every(({ status }) => status === 'rejected'))
  isBroken = false
  await until(async () => (await crowd()).every(({ status }) => status === 'fulfilled'))
})

test('after a crowd, one who asks alone gets a fresh value again', async () => {
  const reads = new SharedReads()
  const { state, load } = counter()
  await Promise.all(Array.from({ length: 20 }, () => reads.read('a', load)))
  await until(async () => {
    const before = state.readings
    await reads.read('a', load)
    return state.readings > before
  })
  await turn()
  state.version = 1
  assert.equal(await reads.read('a', load), 1)
})

test('a read that was under way during a change is not used later', async () => {
  const reads = new SharedReads()
  const { state, load } = counter()
  const crowd = Array.from({ length: 20 }, () => reads.read('a', load))
  await turn()
  state.version = 1
  reads.forget()
  await Promise.all(crowd)
  assert.equal(await reads.read('a', load), 1)
})

test('another key is read separately, and a failed read fails its own requests, not the next ones', async () => {
  const reads = new SharedReads()
  const failing = Promise.allSettled(Array.from({ length: 10 }, () => reads.read('a', () => Promise.reject(new Error('no')))))
  assert.equal(await reads.read('b', async () => 'b'), 'b')
  for (const outcome of await failing) assert.equal(outcome.status, 'rejected')
  await turn()
  assert.equal(await reads.read('a', async () => 'yes'), 'yes')
})

test('a response that was sent does not stay in the old generation of the heap', async () => {
  const reads = new SharedReads()
  const someResponse = async () => Array.from({ length: 2000 }, (_, index) => index)
  // Makes `reads` itself an old object, as it is in a running server.
  for (let number = 0; number < 5000; number++) await someResponse()
  const oldSpace = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')?.space_used_size ?? 0
  const before = oldSpace()
  let most = before
  for (let number = 0; number < 2000; number++) {
    await reads.read('a', someResponse)
    await turn()
    most = Math.max(most, oldSpace())
  }
  const grownMb = (most - before) / 2 ** 20
  assert.ok(grownMb < 5, `grew by ${grownMb.toFixed(1)} MB`)
})
