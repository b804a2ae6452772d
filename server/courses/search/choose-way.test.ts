import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CourseOrder } from '#contract/courses/courses.ts'
import { chooseWay, type Known, listLength } from './choose-way.ts'
import { searchLimits } from './limits.ts'

const nothing: Known = {
  hasWords: false,
  hasFacets: false,
  orderBy: CourseOrder.Id,
  isCut: false,
  fits: 0,
  courses: 1_000_000,
  last: 12,
}
const way = (known: Partial<Known>) => chooseWay({ ...nothing, ...known })

test('each way of searching is taken where it reads the fewest courses', () => {
  assert.equal(way({}), 'catalogue')
  assert.equal(way({ orderBy: CourseOrder.Price }), 'catalogue')
  // Without words: few courses that fit are sorted, of many the first are soon found in their order, and more are passed by for a later page.
  assert.equal(way({ hasFacets: true, fits: searchLimits.fewSorted }), 'fitting')
  assert.equal(way({ hasFacets: true, fits: 100_000 }), 'inOrder')
  assert.deepEqual(
    [way({ hasFacets: true, fits: 1500 }), way({ hasFacets: true, fits: 1500, last: 1000 })],
    ['inOrder', 'fitting'],
  )
  // Words that few courses hold are read to the end, whatever is chosen.
  for (const orderBy of Object.values(CourseOrder))
    assert.equal(way({ hasWords: true, hasFacets: true, fits: 5, orderBy }), 'lists')
  // Of common words, the best courses come first in the order by id; in other orders, courses are tested one by one.
  const common = { hasWords: true, isCut: true }
  assert.equal(way(common), 'lists')
  for (const orderBy of Object.values(CourseOrder).slice(1)) assert.equal(way({ ...common, orderBy }), 'inOrder')
  // Where few courses fit the facets, these are tested.
  const few = { ...common, hasFacets: true, fits: searchLimits.fewTested }
  for (const orderBy of Object.values(CourseOrder)) assert.equal(way({ ...few, orderBy }), 'fitting')
  assert.equal(way({ ...few, fits: few.fits + 1 }), 'lists')
  assert.equal(way({ ...few, fits: few.fits + 1, orderBy: CourseOrder.Rating }), 'inOrder')
})

test('lists of common words are read further, the fewer of their courses fit', () => {
  const known = { ...nothing, isCut: true, lists: 1, length: searchLimits.listLength }
  assert.equal(listLength({ ...known, isCut: false }), searchLimits.listLength)
  assert.equal(listLength(known), searchLimits.results)
  assert.equal(listLength({ ...known, hasFacets: true, fits: 500_000 }), searchLimits.results)
  assert.equal(listLength({ ...known, hasFacets: true, fits: 50_000 }), 2480)
  assert.equal(listLength({ ...known, hasFacets: true, fits: 3000 }), searchLimits.longestList)
  // Many lists are read less far.
  assert.equal(listLength({ ...known, hasFacets: true, fits: 3000, lists: 100 }), searchLimits.readOfLongest / 100)
})
