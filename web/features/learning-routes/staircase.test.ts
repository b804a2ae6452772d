import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import { chartFrame, dayMarks, isWithin, percentAcross, percentDown, plansWithPrice, shownPlan, stairPath } from './staircase.ts'

const plan = (id: number, finishDate: string, price: number): RoutePlan => ({
  id,
  finishDate,
  price,
  minutes: 600,
  courses: 3,
  proof: { isOptimal: true, leastPrice: price },
  changes: null,
})
const plans = [plan(1, '2027-01-11', 380), plan(2, '2027-01-21', 300), plan(3, '2027-02-20', 240)]
const frame = { from: '2027-01-01', to: '2027-04-11', bottom: 0, top: 400 }

test('the frame holds all plans with some room, and a round number of points', () => {
  assert.deepEqual(chartFrame(plans, null), { from: '2027-01-07', to: '2027-02-24', bottom: 0, top: 400 })
})

test('the frame holds the wanted day, unless it is far away', () => {
  assert.deepEqual(chartFrame(plans, '2027-03-01'), { from: '2027-01-07', to: '2027-03-05', bottom: 0, top: 400 })
  assert.deepEqual(chartFrame(plans, '2026-12-20'), { from: '2026-12-16', to: '2027-02-24', bottom: 0, top: 400 })
  assert.deepEqual(chartFrame(plans, '2028-03-01'), chartFrame(plans, null))
  assert.equal(isWithin('2027-03-01', chartFrame(plans, '2027-03-01')), true)
  assert.equal(isWithin('2028-03-01', chartFrame(plans, '2028-03-01')), false)
})

test('a single plan is in the middle, and a free one has a scale too', () => {
  const frame = chartFrame([plan(1, '2027-01-11', 0)], null)
  assert.equal(percentAcross('2027-01-11', frame), 50)
  assert.equal(percentDown(0, frame), 100)
})

test('prices that are high and alike have a scale without 0, with round numbers', () => {
  for (const [prices, bottom, top] of [
    [[760, 720, 670, 620], 400, 800],
    [[660, 600], 500, 700],
    [[560, 470], 300, 700],
    [[1203, 1200], 1195, 1205],
    [[120, 90], 0, 200],
    [[120, 60], 0, 120],
    [[90, 0], 0, 100],
  ] as const) {
    const { bottom: low, top: high } = chartFrame(
      prices.map((price, place) => plan(place, `2027-01-1${place}`, price)),
      null,
    )
    assert.deepEqual([low, high], [bottom, top], prices.join())
  }
})

test('the stairs lead down to the right, and the last step goes on to the edge', () => {
  assert.equal(stairPath(plans, frame), 'M10 5H20V25H50V40H100')
  assert.equal(stairPath([], frame), '')
})

test('a price is written beside a step unless it would cover another, and always beside the shown one', () => {
  assert.deepEqual(plansWithPrice(plans, frame, plans[1]), new Set([1, 2, 3]))
  const close = [plan(1, '2027-01-11', 300), plan(2, '2027-01-21', 290), plan(3, '2027-02-20', 280)]
  assert.deepEqual(plansWithPrice(close, frame, undefined), new Set([1, 3]))
  assert.deepEqual(plansWithPrice(close, frame, close[1]), new Set([2, 3]))
  assert.deepEqual(plansWithPrice([], frame, undefined), new Set())
})

test('a few days are written below, none at the end', () => {
  assert.deepEqual(dayMarks(frame), ['2027-01-01', '2027-01-26', '2027-02-20', '2027-03-17'])
  assert.deepEqual(dayMarks({ from: '2027-01-01', to: '2027-01-03', bottom: 0, top: 2 }), ['2027-01-01', '2027-01-02'])
})

test('the plan that is asked for is shown, then the chosen one, then the cheapest in time, then the cheapest', () => {
  const shown = (wishes: Partial<Parameters<typeof shownPlan>[1]>) =>
    shownPlan(plans, { asked: undefined, chosen: undefined, wanted: null, ...wishes })?.id
  const chosen = plan(7, '2027-05-01', 100)
  assert.equal(shown({ asked: 1, chosen, wanted: '2027-02-01' }), 1)
  assert.equal(shown({ asked: 9, chosen, wanted: '2027-02-01' }), 7)
  assert.equal(shown({ asked: 9, wanted: '2027-02-01' }), 2)
  assert.equal(shown({ wanted: '2027-01-21' }), 2)
  assert.equal(shown({ wanted: '2027-01-01' }), 3)
  assert.equal(shown({}), 3)
  assert.equal(shownPlan([], { asked: 1, chosen: undefined, wanted: null }), undefined)
})
