import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attemptKey } from './attempt-key.ts'
import { responseError, unreachable } from './call-error.ts'

const refused = responseError('/', 409, '', '', null)
const serverError = responseError('/', 502, '', '', null)
const failing = (error: Error) => (headers: { 'idempotency-key': string }) => {
  keys.push(headers['idempotency-key'])
  return Promise.reject(error)
}
let keys: string[] = []

test('the key stays while nothing is known, and changes after any response', async () => {
  keys = []
  const attempt = attemptKey()
  for (const error of [unreachable('/'), serverError, refused, unreachable('/')]) {
    await assert.rejects(attempt.send(failing(error)), error)
  }
  const [first, second, third, fourth] = keys
  assert.deepEqual([second, third], [first, first])
  assert.notEqual(fourth, first)
  assert.equal(await attempt.send(async (headers) => headers['idempotency-key']), fourth)
  assert.notEqual(await attempt.send(async (headers) => headers['idempotency-key']), fourth)
  assert.ok(keys.every((key) => /^[\da-f]{32}$/.test(key)))
})

test('the key is kept before the call is sent, and used again after a reload', async () => {
  keys = []
  const kept: (string | null)[] = []
  const attempt = attemptKey(null, (key) => kept.push(key))
  await assert.rejects(attempt.send(failing(unreachable('/'))))
  assert.equal(kept[0], keys[0])
  const later = attemptKey(kept[0] ?? null, (key) => kept.push(key))
  await assert.rejects(later.send(failing(refused)))
  assert.equal(keys[1], keys[0])
  assert.deepEqual(kept, [keys[0], null])
  assert.equal(later.current(), null)
})
