import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CourseOrder } from '#contract/courses/courses.ts'
import { noFacets } from '#contract/courses/facets.ts'
import { chooseWay, listLength, type Search } from './choose-way.ts'
import { fittingTo, toChoice } from './facets.queries.ts'
import { searchLimits } from './limits.ts'
import { understand } from './meaning.ts'

const page = { pageNumber: 1, pageSize: 12, isAscending: true, filter: '' }
const nothing: Search = {
  query: { ...page, orderBy: CourseOrder.Id },
  viewerId: undefined,
  offset: 0,
  limit: 12,
  meaning: undefined,
  fitting: undefined,
  fits: 0,
  courses: 1_000_000,
}
const fitting = fittingTo(toChoice({ ...noFacets, level: ['beginner'] }, undefined))
const wordIn = (courses: number) =>
  understand(
    [
      {
        n: 1,
        word: 'knots',
        found: [{ word: 'knots', how: 'typed', courses, isNamed: true, phrase: null, part: null }],
      },
    ],
    1_000_000,
  )
const [rare, common] = [wordIn(searchLimits.results), wordIn(searchLimits.results + 1)]
const way = (search: Partial<Search>, orderBy: CourseOrder = CourseOrder.Id) =>
  chooseWay({ ...nothing, ...search, query: { ...page, orderBy } })

test('each way of searching is taken where it reads the fewest courses', () => {
  assert.equal(way({}), 'catalogue')
  assert.equal(way({}, CourseOrder.Price), 'catalogue')
  // Without words: few courses that fit are sorted, of many the first are soon found in their order, and more are passed by for a later page.
  assert.equal(way({ fitting, fits: 0 }), 'fitting')
  assert.equal(way({ fitting, fits: 300 }), 'fitting')
  assert.equal(way({ fitting, fits: 100_000 }), 'inOrder')
  assert.deepEqual([way({ fitting, fits: 1500 }), way({ fitting, fits: 1500, offset: 988 })], ['inOrder', 'fitting'])
  // Words that few courses hold are read to the end, whatever is chosen.
  for (const orderBy of Object.values(CourseOrder)) assert.equal(way({ meaning: rare, fitting, fits: 5 }, orderBy), 'lists')
  // Of common words, the best courses come first in the order by id; in other orders, courses are tested one by one.
  assert.equal(way({ meaning: common }), 'lists')
  for (const orderBy of Object.values(CourseOrder).slice(1)) assert.equal(way({ meaning: common }, orderBy), 'inOrder')
  // Where few courses fit the facets, these are tested.
  const few = { meaning: common, fitting, fits: searchLimits.fewTested }
  for (const orderBy of Object.values(CourseOrder)) assert.equal(way(few, orderBy), 'fitting')
  assert.equal(way({ ...few, fits: few.fits + 1 }), 'lists')
  assert.equal(way({ ...few, fits: 3000 }, CourseOrder.Rating), 'inOrder')
})

test('lists of common words are read further, the fewer of their courses fit', () => {
  const search = { ...nothing, meaning: common, fitting }
  assert.equal(listLength({ ...search, fitting: undefined }), searchLimits.results)
  assert.equal(listLength({ ...search, meaning: rare, fits: 3000 }), searchLimits.results)
  assert.equal(listLength({ ...search, fits: 500_000 }), searchLimits.results)
  assert.equal(listLength({ ...search, fits: 50_000 }), 2480)
  assert.equal(listLength({ ...search, fits: 3000 }), searchLimits.further * searchLimits.results)
  // Many lists are read less far.
  assert.equal(listLength({ ...search, meaning: { ...common, length: 50 }, fits: 3000 }), searchLimits.further * 50)
})
