import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { limits } from '#contract/core/limits.ts'
import { CourseOrder } from '#contract/courses/courses.ts'
import { noFacets } from '#contract/courses/facets.ts'
import { readSearch, type Search, searchPath } from './search-address.ts'

const open = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://coursewise.test')
  const filter = /^\/courses\/filtered(?:\/([^/]*))?$/.exec(pathname)?.[1]
  return readSearch(filter && decodeURIComponent(filter), searchParams)
}

const some = (...values: string[]) => fc.subarray(values)
const facets = fc.record(
  {
    field: some('programming', 'music-and-arts'),
    skill: fc.uniqueArray(fc.constantFrom('SQL', 'C++ & C#', 'Läsa, skriva', 'page=2'), { maxLength: 1 }),
    level: some('beginner', 'advanced'),
    price: some('free', '1-50', 'balance'),
    hours: some('0-2', '10-'),
    kind: some('video', 'book', 'article'),
    language: some('en', 'uk'),
    rating: fc.uniqueArray(fc.constantFrom('4.5-', '3-'), { maxLength: 1 }),
  },
  { noNullPrototype: true },
)

test('the search is read back from the address, whatever was typed', () => {
  const search: fc.Arbitrary<Search> = fc.record(
    {
      filter: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      pageNumber: fc.integer({ min: 1, max: 9_999_999 }),
      pageSize: fc.constantFrom(...limits.coursePageSizes),
      orderBy: fc.constantFrom(...Object.values(CourseOrder)),
      isAscending: fc.boolean(),
      facets,
    },
    { noNullPrototype: true },
  )
  fc.assert(fc.property(search, (search) => assert.deepEqual(open(searchPath(search)), search)))
})

test('the plain search has a plain address', () => {
  assert.equal(
    searchPath({ filter: '', pageNumber: 1, pageSize: 4, orderBy: CourseOrder.Id, isAscending: true, facets: noFacets }),
    '/courses/filtered',
  )
  assert.equal(
    searchPath({
      filter: 'c# & sql',
      pageNumber: 2,
      pageSize: 12,
      orderBy: CourseOrder.Price,
      isAscending: false,
      facets: noFacets,
    }),
    '/courses/filtered/c%23%20%26%20sql?order=price&direction=descending&size=12&page=2',
  )
})

test('an order without a direction goes in its natural one, and a direction in the address counts', () => {
  const isAscending = (query: string) => readSearch('', new URLSearchParams(query)).isAscending
  for (const [order, natural] of Object.entries({ '': true, students: false, updated: false, price: true, rating: false })) {
    assert.equal(isAscending(`order=${order}`), natural, order)
    assert.equal(isAscending(`order=${order}&direction=sideways`), natural, order)
    assert.equal(isAscending(`order=${order}&direction=ascending`), true, order)
    assert.equal(isAscending(`order=${order}&direction=descending`), false, order)
  }
})

test('each value of a facet is a readable parameter', () => {
  const facets = { ...noFacets, field: ['data'], skill: ['SQL'], price: ['free', '1-50'] }
  const search = { filter: '', pageNumber: 1, pageSize: 4, orderBy: CourseOrder.Price, isAscending: true, facets }
  assert.equal(searchPath(search), '/courses/filtered?field=data&skill=SQL&price=free&price=1-50&order=price')
})

test('invalid values in the address are ignored', () => {
  const plain = { filter: 'sql', pageNumber: 1, pageSize: 4, orderBy: CourseOrder.Id, isAscending: true, facets: noFacets }
  const wrongFacets = [
    'level=expert',
    'level=constructor',
    'price=1-51',
    'language=xx',
    'kind=',
    'field=A%20b',
    'skill=%20',
    'skill=%00',
  ]
  const wrongPages = ['page=0', 'page=-1', 'page=1e3', 'page=99999999', 'size=5', 'size=100', 'size=012']
  for (const query of [...wrongPages, ...wrongFacets, 'order=toString', 'order=7', 'direction=up', 'x=1']) {
    assert.deepEqual(readSearch('sql', new URLSearchParams(query)), plain, query)
  }
})
