import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Staircase } from './staircase.ts'

const step = (day: number, price: number, until = day) => ({ day, price, until })
const toSteps = ({ steps }: Staircase<ReturnType<typeof step>>) => steps.map(({ day, price }) => [day, price])

test('a step that is neither earlier nor cheaper than another one is left out, and a better one drops others', () => {
  const stairs = new Staircase()
  assert.ok(stairs.add(step(10, 50)))
  assert.ok(!stairs.add(step(10, 50)) && !stairs.add(step(12, 50)) && !stairs.add(step(11, 60)))
  assert.ok(stairs.add(step(5, 80)) && stairs.add(step(20, 10)))
  assert.deepEqual(toSteps(stairs), [
    [5, 80],
    [10, 50],
    [20, 10],
  ])
  assert.ok(stairs.add(step(4, 50)))
  assert.deepEqual(toSteps(stairs), [
    [4, 50],
    [20, 10],
  ])
  assert.deepEqual([stairs.bestBy(3), stairs.bestBy(19)?.price, stairs.bestBy(20)?.price], [undefined, 50, 10])
})

test('the middle of the widest gap comes first, and there is none where nothing can be between', () => {
  const stairs = new Staircase()
  for (const one of [step(0, 90), step(10, 50), step(40, 20, 60)]) stairs.add(one)
  assert.deepEqual(stairs.widestGap(), { before: step(10, 50), middle: 25 })
  const middles: (number | undefined)[] = []
  for (let gap = stairs.widestGap(); gap; gap = stairs.widestGap()) {
    middles.push(gap.middle)
    stairs.narrow(gap)
  }
  assert.deepEqual(middles.slice(0, 3), [25, 32, 5])
  assert.deepEqual(
    stairs.steps.map(({ until }) => until),
    [9, 39, 60],
  )
})

test('something may be before the first step, from the day on which everything can be finished', () => {
  const stairs = new Staircase()
  stairs.add(step(10, 50))
  assert.equal(stairs.widestGap(), undefined)
  stairs.beginAt(4)
  const gap = stairs.widestGap()
  assert.deepEqual(gap, { before: undefined, middle: 6 })
  if (gap) stairs.narrow(gap)
  assert.deepEqual(stairs.widestGap(), { before: undefined, middle: 8 })
  stairs.add(step(7, 60, 8))
  assert.deepEqual(stairs.widestGap(), { before: step(7, 60, 8), middle: 9 })
})

test('halving gaps finds every step of any falling prices', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 40 }), (falls) => {
      const priceBy = (day: number) => falls.slice(day + 1).reduce((sum, fall) => sum + fall, 0)
      // The cheapest plan by a day is finished on the first day with its price.
      const cheapestBy = (day: number) =>
        step(
          falls.findIndex((_, first) => priceBy(first) === priceBy(day)),
          priceBy(day),
          day,
        )
      const stairs = new Staircase()
      stairs.add(cheapestBy(falls.length - 1))
      stairs.add(cheapestBy(0))
      for (let gap = stairs.widestGap(); gap; gap = stairs.widestGap()) {
        const found = cheapestBy(gap.middle)
        if (!stairs.add(found)) stairs.narrow(gap)
      }
      const expected = falls.flatMap((_, day) => (day === 0 || priceBy(day) < priceBy(day - 1) ? [[day, priceBy(day)]] : []))
      assert.deepEqual(toSteps(stairs), expected)
    }),
  )
})
