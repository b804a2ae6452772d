import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CourseOrder } from '#contract/courses.ts'
import { readSearch, type Search, searchPath } from './search-address.ts'

const open = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://coursewise.test')
  const filter = /^\/courses\/filtered(?:\/([^/]*))?$/.exec(pathname)?.[1]
  return readSearch(filter && decodeURIComponent(filter), searchParams)
}

test('the search is read back from the address, whatever was typed', () => {
  const search: fc.Arbitrary<Search> = fc.record(
    {
      filter: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      pageNumber: fc.integer({ min: 1, max: 9_999_999 }),
      orderBy: fc.constantFrom(...Object.values(CourseOrder)),
      isAscending: fc.boolean(),
    },
    { noNullPrototype: true },
  )
  fc.assert(fc.property(search, (search) => assert.deepEqual(open(searchPath(search)), search)))
})

test('the plain search has a plain address', () => {
  assert.equal(searchPath({ filter: '', pageNumber: 1, orderBy: CourseOrder.Id, isAscending: true }), '/courses/filtered')
  assert.equal(
    searchPath({ filter: 'c# & sql', pageNumber: 2, orderBy: CourseOrder.Price, isAscending: false }),
    '/courses/filtered/c%23%20%26%20sql?order=price&direction=descending&page=2',
  )
})

test('invalid values in the address are ignored', () => {
  const plain = { filter: 'sql', pageNumber: 1, orderBy: CourseOrder.Id, isAscending: true }
  for (const query of ['page=0', 'page=-1', 'page=1e3', 'page=99999999', 'order=toString', 'order=7', 'direction=up', 'x=1']) {
    assert.deepEqual(readSearch('sql', new URLSearchParams(query)), plain, query)
  }
})
