import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSorting, sortedBy, withSorting } from './sorting.ts'

const columns = ['name', 'balance'] as const
const read = (text: string) => readSorting(new URLSearchParams(text), columns)

test('the address holds the order; what is no column or direction counts as the first column, ascending', () => {
  assert.deepEqual(read(''), { orderBy: 'name', isAscending: true })
  assert.deepEqual(read('order=balance&direction=descending'), { orderBy: 'balance', isAscending: false })
  assert.deepEqual(read('order=password&direction=sideways'), { orderBy: 'name', isAscending: true })
  const next = withSorting(new URLSearchParams('page=3&other=1'), { orderBy: 'balance', isAscending: false })
  assert.equal(next.toString(), 'other=1&order=balance&direction=descending')
})

test('a column chosen again turns round; figures begin with the largest, words with A', () => {
  const byName = read('')
  assert.deepEqual(sortedBy(byName, 'name', false), { orderBy: 'name', isAscending: false })
  assert.deepEqual(sortedBy(byName, 'balance', true), { orderBy: 'balance', isAscending: false })
  assert.deepEqual(sortedBy({ orderBy: 'balance', isAscending: false }, 'balance', true), {
    orderBy: 'balance',
    isAscending: true,
  })
  assert.deepEqual(sortedBy({ orderBy: 'balance', isAscending: false }, 'name', false), { orderBy: 'name', isAscending: true })
})
