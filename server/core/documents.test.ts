import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type * as odd from '#server/testing/odd-documents.ts'
import { Documents } from './documents.ts'
import { KeptBytes } from './kept-bytes.ts'

const problems: string[] = []
const documents = new Documents((error) => problems.push(error.message), 2)
after(() => documents.close())
const make = (name: keyof typeof odd) =>
  documents.make<typeof odd.good>(import.meta.resolve('#server/testing/odd-documents.ts'), name, 'text')

test('a document is made in another thread', async () => {
  assert.equal((await make('good')).toString(), 'text')
})

for (const [what, name, said] of [
  ['that fails', 'faulty', /text/],
  ['that never ends', 'endless', /took too long/],
  ['that ends its thread', 'deadly', /thread that makes documents ended/],
] as const) {
  test(`a document ${what} is refused in time, and the next one is made`, async () => {
    const began = Date.now()
    const refused = assert.rejects(make(name), { status: 503, retryAfterSeconds: 5 })
    const next = make('good')
    await refused
    assert.ok(Date.now() - began < 5000)
    assert.match(problems.at(-1) ?? '', said)
    assert.equal((await next).toString(), 'text')
  })
}

test('forty may wait for their document, the next is asked to come back', async () => {
  const accepted = [make('slow'), ...Array.from({ length: 40 }, () => make('good'))]
  await assert.rejects(make('good'), { status: 429, retryAfterSeconds: 5 })
  await Promise.all(accepted)
})

test('what is kept is made once, and what was not asked for longest makes room', async () => {
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
