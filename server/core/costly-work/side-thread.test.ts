import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, test } from 'node:test'
import type * as odd from '#server/testing/odd-work.ts'
import { until } from '#server/testing/until.ts'
import { refusing, tooMany, unavailable } from '../refusals.ts'
import { KeptBytes } from './kept-bytes.ts'
import { SideThread, type SideThreadOptions } from './side-thread.ts'

const problems: string[] = []
const options: SideThreadOptions = {
  name: 'odd work',
  ...refusing('odd', { busy: tooMany('Busy.'), failed: unavailable('Failed.') }),
  mostSeconds: 8,
  onProblem: (error) => problems.push(error.message),
}
const side = new SideThread(options)
after(() => side.close())
const run = (name: keyof typeof odd) =>
  side.run<typeof odd.good>(import.meta.resolve('#server/testing/odd-work.ts'), name, 'text')

test('work is done in another thread', async () => {
  assert.equal(await run('good'), 'text done')
})

test('a refusal there is a refusal here, in the same words', async () => {
  await assert.rejects(run('refusing'), { status: 400, message: 'text', fields: { field: 'text' } })
  assert.deepEqual(problems, [])
})

for (const [what, name, said] of [
  ['that fails', 'faulty', /text/],
  ['that never ends', 'endless', /took too long/],
  ['that ends its thread', 'deadly', /thread ended/],
] as const) {
  test(`work ${what} is refused in time, and the next is done`, async () => {
    const began = Date.now()
    const refused = assert.rejects(run(name), { status: 503, message: 'Failed.', retryAfterSeconds: 5 })
    const next = run('good')
    await refused
    assert.ok(Date.now() - began < 20_000)
    assert.match(problems.at(-1) ?? '', said)
    assert.equal(await next, 'text done')
  })
}

test('forty may wait, the next is refused', async () => {
  const accepted = [run('slow'), ...Array.from({ length: 40 }, () => run('good'))]
  await assert.rejects(run('good'), { status: 429, message: 'Busy.', code: 'odd/busy', retryAfterSeconds: 5 })
  await Promise.all(accepted)
})

test('a thread without work ends after a while, and the next work gets another one', async () => {
  const threads = () => readdirSync('/proc/self/task').length
  const restless = new SideThread({ ...options, name: 'rare work', restSeconds: 0.05 })
  const work = () => restless.run<typeof odd.good>(import.meta.resolve('#server/testing/odd-work.ts'), 'good', 'text')
  for (let time = 0; time < 2; time++) {
    const before = threads()
    assert.equal(await work(), 'text done')
    await until(() => threads() <= before)
  }
})

test('kept bytes are made once, and the least recently used make room', async () => {
  const made: string[] = []
  const kept = new KeptBytes(10)
  const get = (key: string, size = 4) =>
    kept.get(key, async () => {
      made.push(key)
      return Buffer.alloc(size)
    })
  await Promise.all([get('a'), get('a'), get('b')])
  await get('a')
  assert.deepEqual(made, ['a', 'b'])
  await get('c')
  await get('a')
  assert.deepEqual(made, ['a', 'b', 'c'])
  await get('too large', 11)
  for (const key of ['a', 'c', 'too large']) await get(key)
  assert.deepEqual(made, ['a', 'b', 'c', 'too large', 'a', 'c', 'too large'])
})

test('what could not be made is tried again', async () => {
  const kept = new KeptBytes(10)
  await assert.rejects(kept.get('a', () => Promise.reject(new Error('no'))))
  assert.equal((await kept.get('a', async () => Buffer.from('yes'))).toString(), 'yes')
})
