import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RenewedPlan } from '#contract/learning-routes/route-renewal.ts'
import { isChange, laterWords, minutesMoreWords, noChangeWords, pointsMoreWords, renewalTitle } from './renewal-words.ts'

const course = { id: 1, name: 'SQL', price: 10 }
const renewed: RenewedPlan = {
  plan: {
    id: 1,
    finishDate: '2027-03-01',
    price: 340,
    minutes: 1470,
    courses: 4,
    proof: { isOptimal: true, leastPrice: 340 },
    changes: { count: 1, least: 1 },
  },
  leaves: [course],
  comes: [course],
  stays: [],
  pointsMore: -20,
  minutesMore: 60,
}

test('a renewed plan is named by what it changes', () => {
  assert.equal(renewalTitle(renewed), 'With 1 new course')
  assert.equal(renewalTitle({ ...renewed, comes: [] }), 'Fewer courses')
  assert.equal(renewalTitle({ ...renewed, comes: [], leaves: [] }), 'The same courses in another order')
  const cheapest = { ...renewed, plan: { ...renewed.plan, changes: null } }
  assert.equal(renewalTitle(cheapest), '20 points less')
  for (const pointsMore of [0, 90]) assert.equal(renewalTitle({ ...cheapest, pointsMore }), 'The cheapest one found')
  assert.deepEqual([isChange(renewed), isChange({ ...renewed, comes: [], leaves: [] })], [true, false])
})

test('without a cheaper plan, it is said whether there is none or none was found', () => {
  assert.deepEqual(
    [
      noChangeWords({ isCheapest: true, hasBought: false }),
      noChangeWords({ isCheapest: true, hasBought: true }),
      noChangeWords({ isCheapest: false, hasBought: true }),
    ],
    [
      'Your plan needs no change: none is cheaper.',
      'Your plan needs no change: none that keeps what you have bought is cheaper.',
      'Your plan needs no change. No cheaper one was found in the time allowed for a search.',
    ],
  )
})

test('a difference is more, less or the same', () => {
  assert.deepEqual([20, -1, 0].map(pointsMoreWords), ['20 points more', '1 point less', 'the same price'])
  assert.deepEqual([30, -90, 0].map(minutesMoreWords), ['30 minutes more', '1.5 hours less', 'the same time'])
})

test('only dates that move are named', () => {
  const skills = [{ skillId: 1, level: 1 }]
  const form = {
    milestones: [
      { date: '2026-11-20', skills },
      { date: '2026-12-20', skills },
      { date: null, skills },
    ],
  }
  assert.deepEqual(laterWords(form, ['2026-11-20', '2027-01-02', null], '2026-11-17'), ['January 2, 2027 instead of December 20'])
})
