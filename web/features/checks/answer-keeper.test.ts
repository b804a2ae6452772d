import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import type { Answer } from '#contract/checks/answers.ts'
import { CallError } from '#web/core/call-error.ts'
import { AnswerKeeper } from './answer-keeper.ts'
import { keptAnswers } from './kept-answers.ts'

const one = (option: number): Answer => ({ kind: 'one', option })
const short = (text: string): Answer => ({ kind: 'short', text })
const refusal = (status: number) => new CallError({ status, statusText: '', url: '', message: '' })
const settle = () => new Promise((resolve) => setImmediate(resolve))
const pass = async (milliseconds: number) => {
  mock.timers.tick(milliseconds)
  for (let turn = 0; turn < 5; turn++) await settle()
}

let stored: Map<string, string>
let saved: [position: number, answer: Answer | null][]
let refused: unknown[]
let problems: unknown[]
let failure: unknown

/** Each is a tab over the same browser's storage. */
function tab(positions = [1, 2, 3], save?: (position: number, answer: Answer | null) => Promise<unknown>) {
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    removeAll: (prefix: string) => {
      for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key)
    },
  }
  const keeper = new AnswerKeeper({
    answers: positions.map((position) => [position, null]),
    kept: keptAnswers('7', 1, storage),
    save:
      save ??
      (async (position, answer) => {
        if (failure) throw failure
        saved.push([position, answer])
      }),
    onRefused: (error) => refused.push(error),
    onProblem: (error) => problems.push(error),
  })
  keeper.open()
  return keeper
}

beforeEach(() => {
  stored = new Map()
  saved = []
  refused = []
  problems = []
  failure = undefined
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
})

test('what is chosen is saved at once, what is typed after a pause, and then only the last of it', async () => {
  const keeper = tab()
  keeper.change(1, one(2))
  await pass(0)
  for (const text of ['w', 'wa', 'warp']) {
    keeper.change(2, short(text), true)
    await pass(500)
  }
  assert.equal(keeper.snapshot().saving, 'waiting')
  await pass(800)
  assert.deepEqual(saved, [
    [1, one(2)],
    [2, short('warp')],
  ])
  assert.equal(keeper.snapshot().saving, 'saved')
  assert.equal(stored.size, 0)
})

test('one answer is saved at a time, and an answer that changes meanwhile is saved again', async () => {
  const pending: (() => void)[] = []
  const keeper = tab([1, 2], async (position, answer) => {
    saved.push([position, answer])
    const { promise, resolve } = Promise.withResolvers<void>()
    pending.push(resolve)
    await promise
  })
  keeper.change(1, one(0))
  await pass(0)
  keeper.change(2, one(1))
  keeper.change(1, one(3))
  await pass(0)
  assert.equal(saved.length, 1)
  pending.shift()?.()
  await pass(0)
  pending.shift()?.()
  await pass(0)
  pending.shift()?.()
  await pass(0)
  assert.deepEqual(saved, [
    [1, one(0)],
    [2, one(1)],
    [1, one(3)],
  ])
  assert.equal(keeper.snapshot().saving, 'saved')
})

test('without a connection the browser keeps the answers, and they are saved when it is back', async () => {
  failure = refusal(0)
  const keeper = tab()
  keeper.change(1, one(2))
  keeper.change(3, null)
  await pass(10)
  assert.equal(keeper.snapshot().saving, 'failed')
  await assert.rejects(keeper.flush())
  assert.equal(stored.size, 2)
  await pass(60_000)
  assert.equal(keeper.snapshot().saving, 'failed')
  failure = undefined
  await pass(3000)
  assert.deepEqual(saved, [
    [1, one(2)],
    [3, null],
  ])
  assert.equal(keeper.snapshot().saving, 'saved')
  assert.equal(stored.size, 0)
})

test('after a reload the answers that were kept are shown and saved', async () => {
  failure = refusal(503)
  const before = tab()
  before.change(2, short('weft'), true)
  before.leave()
  before.close()
  await pass(100)
  failure = undefined
  const after = tab()
  assert.deepEqual(after.snapshot().answers.get(2), short('weft'))
  await pass(0)
  assert.deepEqual(saved, [[2, short('weft')]])
})

test('a tab never overwrites what another one has answered since', async () => {
  failure = refusal(0)
  const first = tab()
  first.change(1, one(0))
  await pass(0)
  failure = undefined
  const second = tab()
  second.change(1, one(3))
  first.adopt(1, one(3))
  await pass(5000)
  assert.deepEqual(saved.at(-1), [1, one(3)])
  assert.ok(saved.every(([, answer]) => JSON.stringify(answer) === JSON.stringify(one(3))))
  assert.deepEqual(first.snapshot().answers.get(1), one(3))
})

test('when the attempt takes no more answers, nothing is kept or tried again', async () => {
  failure = refusal(409)
  const keeper = tab()
  keeper.change(1, one(2))
  keeper.change(2, one(2))
  await pass(0)
  assert.equal(refused.length, 1)
  assert.equal(stored.size, 0)
  await keeper.flush()
  await pass(60_000)
  assert.deepEqual(saved, [])
})

test('an answer that the server does not understand stops no other', async () => {
  failure = refusal(400)
  const keeper = tab()
  keeper.change(1, one(2))
  await pass(0)
  failure = undefined
  keeper.change(2, one(1))
  await pass(0)
  assert.equal(problems.length, 1)
  assert.deepEqual(saved, [[2, one(1)]])
})
