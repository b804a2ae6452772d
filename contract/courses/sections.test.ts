import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveInSections, moveSection, removeFromSections, toSections } from './sections.ts'

/** `One:a b Two:c` is two sections with three materials. */
function read(text: string) {
  return text.split(' ').map((word) => {
    const [first = '', second] = word.split(':')
    return second === undefined ? { id: first, section: null } : { id: second, section: first }
  })
}
const write = (items: { id: string; section: string | null }[]) =>
  items.map(({ id, section }) => (section ? `${section}:${id}` : id)).join(' ')

test('materials are grouped under their headings; those before the first heading have none', () => {
  assert.deepEqual(
    toSections(read('a One:b c Two:d')).map(({ heading, materials }) => [heading, materials.map(({ id }) => id)]),
    [
      [null, ['a']],
      ['One', ['b', 'c']],
      ['Two', ['d']],
    ],
  )
  assert.deepEqual(toSections([]), [])
})

test('a heading stays with its section when its materials move', () => {
  const moved = (text: string, from: number, to: number) => write(moveInSections(read(text), from, to))
  assert.equal(moved('One:a b Two:c d', 0, 1), 'One:b a Two:c d')
  assert.equal(moved('One:a b Two:c d', 1, 0), 'One:b a Two:c d')
  assert.equal(moved('One:a b Two:c d', 2, 0), 'One:c a b Two:d')
  assert.equal(moved('One:a b Two:c d', 1, 2), 'One:a Two:c b d')
  assert.equal(moved('One:a b Two:c d', 3, 2), 'One:a b Two:d c')
  assert.equal(moved('One:a b Two:c d', 0, 3), 'One:b Two:c d a')
  assert.equal(moved('a b One:c', 2, 0), 'One:c a b')
  assert.equal(moved('a b c', 0, 2), 'b c a')
  assert.equal(moved('a b', 1, 1), 'a b')
})

test('a heading stays when the first material under it is removed', () => {
  const removed = (text: string, place: number) => write(removeFromSections(read(text), place))
  assert.equal(removed('One:a b', 0), 'One:b')
  assert.equal(removed('One:a Two:b', 0), 'Two:b')
  assert.equal(removed('a One:b', 1), 'a')
})

test('a section moves with all that is in it, and never before what has no heading', () => {
  const moved = (text: string, from: number, to: number) => write(moveSection(read(text), from, to))
  assert.equal(moved('One:a b Two:c d Three:e', 0, 1), 'Two:c d One:a b Three:e')
  assert.equal(moved('One:a b Two:c d Three:e', 2, 0), 'Three:e One:a b Two:c d')
  assert.equal(moved('a One:b c Two:d', 2, 1), 'a Two:d One:b c')
  assert.equal(moved('a One:b c Two:d', 1, 0), 'a One:b c Two:d')
  assert.equal(moved('a One:b c', 0, 1), 'a One:b c')
  assert.equal(moved('One:a', 0, 1), 'One:a')
  // A heading that is about to be written counts too.
  const begun = [
    { id: 'a', section: 'One' },
    { id: 'b', section: '' },
  ]
  assert.deepEqual(moveSection(begun, 1, 0), begun.toReversed())
})
