import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError } from '#web/core/call-error.ts'
import { draftSaver, type Place, type Saving, untilSaved } from './draft-saver.ts'

const refusal = (status: number) => new CallError({ status, statusText: '', url: '/', message: 'No.' })

/** A server that a test answers for: each call waits until it is told its result. */
function fakeServer() {
  const calls: { draft: string; place: Place | null; end: (result: Place | Error) => void }[] = []
  const arrivals: (() => void)[] = []
  return {
    calls,
    send: (draft: string, place: Place | null) =>
      new Promise<Place>((resolve, reject) => {
        calls.push({ draft, place, end: (result) => (result instanceof Error ? reject(result) : resolve(result)) })
        arrivals.shift()?.()
      }),
    next: () => new Promise<void>((resolve) => arrivals.push(resolve)),
  }
}

function begin(place: Place | null = null) {
  const server = fakeServer()
  const states: Saving['state'][] = []
  const failures: boolean[] = []
  const saver = draftSaver<string>({
    place,
    send: server.send,
    onChange: (saving) => {
      states.push(saving.state)
      if (saving.state === 'failed') failures.push(saving.isTriedAgain)
    },
    pauses: { typing: 1, failure: 1 },
  })
  return { server, states, failures, saver }
}

test('the first save creates the draft, the next one changes it', async () => {
  const { server, states, saver } = begin()
  assert.equal(await saver.flush(), null)
  let arrived = server.next()
  saver.change('a')
  await arrived
  assert.equal(saver.isSaved(), false)
  arrived = server.next()
  // Typed while the first save runs.
  saver.change('ab')
  const saved = saver.flush()
  server.calls[0]?.end({ id: 5, version: 1 })
  await arrived
  assert.equal(server.calls.length, 2)
  server.calls[1]?.end({ id: 5, version: 2 })
  assert.deepEqual(await saved, { id: 5, version: 2 })
  assert.deepEqual(
    server.calls.map(({ draft, place }) => [draft, place]),
    [
      ['a', null],
      ['ab', { id: 5, version: 1 }],
    ],
  )
  assert.deepEqual([states[0], states.at(-1)], ['waiting', 'saved'])
  assert.ok(saver.isSaved())
})

test('a failure is tried again by itself, a refusal is not', async () => {
  const { server, states, saver } = begin({ id: 5, version: 1 })
  let arrived = server.next()
  saver.change('a')
  await arrived
  saver.change('ab')
  arrived = server.next()
  server.calls[0]?.end(refusal(503))
  await arrived
  assert.ok(states.includes('failed'))
  assert.equal(server.calls[1]?.draft, 'a', 'the server may have it already')
  server.calls[1]?.end(refusal(409))
  await assert.rejects(() => saver.flush())
  assert.equal(states.at(-1), 'refused')
  assert.equal(saver.isSaved(), false)

  saver.moveTo({ id: 5, version: 7 })
  const saved = saver.flush()
  assert.deepEqual([server.calls[2]?.draft, server.calls[2]?.place], ['ab', { id: 5, version: 7 }])
  server.calls[2]?.end({ id: 5, version: 8 })
  assert.deepEqual(await saved, { id: 5, version: 8 })
})

test('too many requests are tried again by themselves; what is wrong with a draft waits for a change or a second try', async () => {
  const { server, failures, saver } = begin({ id: 5, version: 1 })
  saver.change('a')
  const first = saver.flush()
  const arrived = server.next()
  server.calls[0]?.end(refusal(429))
  await assert.rejects(first)
  assert.deepEqual(failures, [true])
  await arrived
  const second = saver.flush()
  server.calls[1]?.end(refusal(403))
  await assert.rejects(second)
  assert.deepEqual(failures, [true, false])
  const third = saver.flush()
  server.calls[2]?.end({ id: 5, version: 2 })
  assert.deepEqual(await third, { id: 5, version: 2 })
})

test('an editor that is left saves once more, and does not try again; the next one waits until then', async () => {
  const { server, failures, saver } = begin()
  saver.change('a')
  saver.close()
  let isSaved = false
  const waiting = untilSaved().then(() => {
    isSaved = true
  })
  await Promise.resolve()
  assert.equal(isSaved, false)
  server.calls[0]?.end(refusal(503))
  await waiting
  assert.deepEqual(failures, [false])
})

test('what is dropped is not saved', async () => {
  const { server, saver } = begin()
  saver.change('a')
  saver.drop()
  assert.equal(await saver.flush(), null)
  assert.deepEqual(server.calls, [])
})
