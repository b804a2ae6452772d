import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '#server/testing/plans.ts'
import { type Answered, estimateDifficulties } from './estimate-difficulties.ts'
import { difficultyOf, statedSpread, usualDiscrimination } from './scale.ts'

const bank = Array.from({ length: 30 }, (_, id) => ({
  id,
  stated: difficultyOf(1 + (id % 10)),
  discrimination: usualDiscrimination,
  guess: id % 2 === 0 ? 0.25 : 0,
}))

function answeredBy(learners: number, trueDifficulties: number[], ability: number, seed: number): Answered[] {
  const { whole, chance, list } = randomFrom(seed)
  // The sum of twelve is about normally distributed.
  const normal = () => list(12, () => whole(0, 10_000) / 10_000).reduce((sum, part) => sum + part, -6)
  return list(learners, () => {
    const own = ability + normal()
    const given = bank
      .filter(() => chance(0.4))
      .map(({ id, guess }) => {
        const knows = 1 / (1 + Math.exp(-usualDiscrimination * (own - (trueDifficulties[id] ?? 0))))
        return { itemId: id, isRight: chance(guess + (1 - guess) * knows) }
      })
    return { mark: 0, given }
  })
}
const { whole } = randomFrom(9)
const misjudged = bank.map(({ stated }) => stated + whole(-100, 100) / 100)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const offBy = (found: number[], wanted: number[]) => {
  const centred = (values: number[]) => values.map((value) => value - mean(values))
  const [a, b] = [centred(found), centred(wanted)]
  return Math.sqrt(mean(a.map((value, place) => (value - (b[place] ?? 0)) ** 2)))
}

test('without answers, difficulties are what their authors say', () => {
  const { items, ability } = estimateDifficulties(bank, [])
  assert.equal(ability, 0)
  for (const [place, item] of items.entries())
    assert.deepEqual([item.difficulty, item.spread], [bank[place]?.stated, statedSpread])
})

test('answers correct what was misjudged, the more of them the better, and it becomes more certain', () => {
  const stated = bank.map(({ stated }) => stated)
  const estimate = (learners: number) => estimateDifficulties(bank, answeredBy(learners, misjudged, 0, 5)).items
  const [few, many] = [estimate(100), estimate(1000)]
  const difficulties = (items: typeof few) => items.map(({ difficulty }) => difficulty)
  assert.ok(offBy(difficulties(few), misjudged) < 0.7 * offBy(stated, misjudged))
  assert.ok(offBy(difficulties(many), misjudged) < 0.3 * offBy(stated, misjudged))
  assert.ok(mean(many.map(({ spread }) => spread)) < mean(few.map(({ spread }) => spread)))
  assert.ok(mean(few.map(({ spread }) => spread)) < statedSpread)
})

test('people who know little do not make questions hard: it shows in their ability', () => {
  const { items, ability } = estimateDifficulties(bank, answeredBy(500, misjudged, -1, 6))
  assert.ok(Math.abs(ability + 1) < 0.25, `${ability}`)
  assert.ok(Math.abs(mean(items.map(({ difficulty }) => difficulty)) - mean(bank.map(({ stated }) => stated))) < 1e-9)
})

test('a question that nobody got keeps its stated difficulty, and answers to a deleted one are ignored', () => {
  const answered = answeredBy(50, misjudged, 0, 7).map(({ mark, given }) => ({
    mark,
    given: [...given.filter(({ itemId }) => itemId !== 3), { itemId: 999, isRight: true }],
  }))
  const { items } = estimateDifficulties(bank, answered)
  assert.deepEqual([items[3]?.difficulty, items[3]?.spread, items.length], [bank[3]?.stated, statedSpread, 30])
})
