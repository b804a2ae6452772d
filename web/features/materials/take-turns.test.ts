import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takeTurns } from './media-uploader.ts'

test('uploads take turns, two at a time and in order, also after one that failed', async () => {
  const inTurn = takeTurns(2)
  const log: string[] = []
  const ends = new Map<string, (isGood: boolean) => void>()
  const upload = (name: string) =>
    inTurn(async () => {
      log.push(name)
      if (!(await new Promise<boolean>((resolve) => ends.set(name, resolve)))) throw new Error(name)
    }).catch(() => log.push(`${name} failed`))
  const all = ['a', 'b', 'c', 'd'].map(upload)
  assert.deepEqual(log, ['a', 'b'])
  for (const [name, isGood] of [
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', true],
  ] as const) {
    ends.get(name)?.(isGood)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(all)
  assert.deepEqual(log, ['a', 'b', 'c', 'a failed', 'd'])
})
