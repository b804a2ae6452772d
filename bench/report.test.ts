import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scenarios } from './measure.ts'
import { overLimit } from './report.ts'

const measured = (growth: number, statements: number) => ({
  courses: 100_000,
  fillSeconds: 1,
  results: scenarios.map(({ name, mostGrowth = Number.POSITIVE_INFINITY }) => ({
    name,
    growth,
    mostGrowth,
    costOverSql: 1,
    timeOverSql: 1,
  })),
  shareOfBare: 1,
  memoryMb: 1,
  kept: { statements, memoryMb: [1, 1] as [number, number] },
})

test('the bench names what is over its limit: a rare word, a common word in each order and direction, the statements kept', () => {
  assert.deepEqual(overLimit([measured(2, 60)]), [])
  assert.deepEqual(overLimit([measured(2.1, 61)]), [
    'search, rare word, 100,000 courses: 2.10 (at most 2)',
    'statements kept, 100,000 courses: 61',
  ])
  const common = overLimit([measured(3.1, 60)]).filter((line) => line.startsWith('search, common word '))
  assert.equal(common.length, 8)
})
