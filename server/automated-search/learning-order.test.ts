import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { withBasesFirst } from './learning-order.ts'
import type { Course } from './solver/problem.ts'

type Levels = Record<number, number>
interface Stop {
  gives?: Levels
  buildsOn?: Levels
}

const toLevels = (courseId: number, levels: Levels = {}) =>
  Object.entries(levels).map(([skillId, level]) => ({ courseId, skillId: Number(skillId), level }))
const known = (levels: Levels) => new Map(Object.entries(levels).map(([skillId, level]) => [Number(skillId), level]))

/** The numbers of the courses in learning order. */
function courseOrder(stops: Stop[], own: Levels = {}): number[] {
  const plan = stops.map(
    (_, place): Course => ({ place, id: place + 1, price: 0, gains: [], ownMinutes: 0, shared: [], changes: 1 }),
  )
  const ordered = withBasesFirst(plan, {
    buildsOn: stops.flatMap(({ buildsOn }, place) => toLevels(place + 1, buildsOn)),
    gives: stops.flatMap(({ gives }, place) => toLevels(place + 1, gives)),
    known: known(own),
  })
  return ordered.map(({ id }) => id)
}

test('a course comes after those that teach what it builds on, and the rest keep their order', () => {
  assert.deepEqual(courseOrder([{ buildsOn: { 7: 3 } }, {}, { gives: { 7: 2 } }, { gives: { 7: 2 } }, {}]), [2, 3, 4, 1, 5])
  assert.deepEqual(courseOrder([{ buildsOn: { 7: 2 } }, {}, { gives: { 7: 2 } }, { gives: { 7: 2 } }]), [2, 3, 1, 4])
  assert.deepEqual(courseOrder([{}, {}, {}]), [1, 2, 3])
})

test('levels that are known count', () => {
  assert.deepEqual(courseOrder([{ buildsOn: { 7: 3 } }, { gives: { 7: 2 } }], { 7: 1 }), [2, 1])
  assert.deepEqual(courseOrder([{ buildsOn: { 7: 3 } }, { gives: { 7: 2 } }], { 7: 3 }), [1, 2])
})

test('levels that the plan does not teach change nothing; those that it teaches in part come first', () => {
  assert.deepEqual(courseOrder([{ buildsOn: { 8: 3 } }, { gives: { 7: 2 } }]), [1, 2])
  assert.deepEqual(courseOrder([{ buildsOn: { 7: 9 } }, { gives: { 7: 2 } }, {}]), [2, 1, 3])
  assert.deepEqual(courseOrder([{ buildsOn: { 7: 3 }, gives: { 7: 5 } }, {}]), [1, 2])
})

test('courses that build on each other begin with the one that lacks least', () => {
  assert.deepEqual(
    courseOrder([
      { gives: { 7: 4 }, buildsOn: { 8: 3 } },
      { gives: { 8: 4 }, buildsOn: { 7: 2 } },
    ]),
    [2, 1],
  )
})

test('where some order reaches everything before, such an order is found, and no course is lost', () => {
  const skill = fc.integer({ min: 1, max: 4 })
  const gives = fc.dictionary(skill.map(String), fc.integer({ min: 1, max: 3 }), { maxKeys: 2 })
  fc.assert(
    fc.property(fc.array(gives, { minLength: 1, maxLength: 7 }), fc.infiniteStream(fc.nat()), (courses, numbers) => {
      const next = (limit: number) => (numbers.next().value ?? 0) % limit
      // In this order each builds on no more than what came before; then the courses are mixed.
      const levels: Levels = {}
      const stops = courses.map((gives): Stop => {
        const buildsOn: Levels = {}
        for (const [skill, level] of Object.entries(levels)) if (next(2)) buildsOn[Number(skill)] = 1 + next(level)
        for (const [skill, level] of Object.entries(gives)) levels[Number(skill)] = (levels[Number(skill)] ?? 0) + level
        return { gives, buildsOn }
      })
      const mixed = stops.map((stop) => ({ stop, key: next(1000) })).toSorted((a, b) => a.key - b.key)
      const order = courseOrder(mixed.map(({ stop }) => stop))
      assert.deepEqual(
        order.toSorted((a, b) => a - b),
        mixed.map((_, place) => place + 1),
      )
      const have: Levels = {}
      for (const id of order) {
        const { buildsOn = {}, gives = {} } = mixed[id - 1]?.stop ?? {}
        for (const [skill, level] of Object.entries(buildsOn)) assert.ok((have[Number(skill)] ?? 0) >= level)
        for (const [skill, level] of Object.entries(gives)) have[Number(skill)] = (have[Number(skill)] ?? 0) + level
      }
    }),
  )
})
