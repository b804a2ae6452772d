import assert from 'node:assert/strict'
import { test } from 'node:test'
import { difficultyOf, markOf, usualDiscrimination } from '#server/items/index.ts'
import { randomFrom } from '#server/testing/plans.ts'
import { certaintyOf, type Given, type Item, likelihoodOf, weightsFor } from './ability.ts'
import { chooseItem, isResting, type Offered, shareLimit } from './choose-item.ts'
import { nextStep, type Placement, rules, verdictOf } from './next-step.ts'

const makeItem = (id: number, level: number, more: Partial<Offered> = {}): Offered => ({
  id,
  difficulty: difficultyOf(level),
  spread: 0.5,
  discrimination: usualDiscrimination,
  guess: 0,
  shown: 0,
  placements: 0,
  ...more,
})
const makeBank = (size: number, more: Partial<Offered> = {}) =>
  Array.from({ length: size }, (_, id) => makeItem(id, 1 + (id % 10), more))
const randomBy = (seed: number) => {
  const { whole } = randomFrom(seed)
  return () => whole(0, 999_999) / 1_000_000
}
const fixed = (value: number) => () => value

/** Answers until there is a verdict. */
function run(placement: Omit<Placement, 'given'>, isRight: (item: Item, asked: number) => boolean, random = randomBy(1)) {
  const given: Given[] = []
  for (;;) {
    const step = nextStep({ ...placement, given }, random)
    if ('known' in step) return { ...step, given }
    assert.ok(!given.some(({ item }) => item.id === step.ask.id), 'no question comes twice')
    given.push({ item: step.ask, isRight: isRight(step.ask, given.length) })
  }
}
const certaintyAt = (given: Given[], level: number) => certaintyOf(likelihoodOf(given), weightsFor(markOf(level), markOf(level)))
const near = (found: number, wanted: number, by = 0.005) =>
  assert.ok(Math.abs(found - wanted) < by, `${found} is not about ${wanted}`)

test('the scale is what its table says, and somebody at the mark answers two of three questions of the level right', () => {
  assert.deepEqual(
    [1, 5, 10].map((level) => [difficultyOf(level).toFixed(1), markOf(level).toFixed(1)]),
    [
      ['-1.8', '-1.3'],
      ['-0.2', '0.3'],
      ['1.8', '2.3'],
    ],
  )
  for (let level = 1; level <= 10; level++)
    near(1 / (1 + Math.exp(-usualDiscrimination * (markOf(level) - difficultyOf(level)))), 2 / 3, 1e-9)
})

test('before an answer every level is as likely known as not; then the answers alone say it', () => {
  for (let level = 1; level <= 10; level++) near(certaintyAt([], level), 0.5)
  const right = { item: makeItem(1, 5), isRight: true }
  const wrong = { item: makeItem(1, 5), isRight: false }
  assert.ok(certaintyAt([right], 5) > 0.5 && certaintyAt([wrong], 5) < 0.5)
  assert.ok(certaintyAt([right, wrong], 5) < certaintyAt([right, right], 5))
})

test('an answer says less if it can be guessed, and if the difficulty is uncertain', () => {
  const after = (more: Partial<Offered>) => certaintyAt([{ item: makeItem(1, 5, more), isRight: true }], 5)
  assert.ok(after({ guess: 0.25 }) < after({}))
  assert.ok(after({ spread: 1 }) < after({ spread: 0 }))
})

test('the certainty is the share of the abilities above the mark, also where the mark is between two of those looked at', () => {
  // By summing finely: one right answer to a question at 0.1, the mark at 0.33.
  const item = { ...makeItem(1, 5), difficulty: 0.1, spread: 0 }
  let [above, all] = [0, 0]
  for (let ability = -8; ability < 8; ability += 0.0005) {
    const weight = Math.exp(-((ability - 0.33) ** 2) / 2) / (1 + Math.exp(-usualDiscrimination * (ability - 0.1)))
    all += weight
    if (ability >= 0.33) above += weight
  }
  near(certaintyOf(likelihoodOf([{ item, isRight: true }]), weightsFor(0.33, 0.33)), above / all, 0.001)
})

test('somebody who answers everything right is excused, with fewer questions than a fixed test', () => {
  const { known, given } = run({ stakes: [{ level: 5, points: 100 }], bank: makeBank(60) }, () => true)
  assert.equal(known, 5)
  assert.ok(given.length < 10, `${given.length} questions`)
})

test('somebody who answers everything wrong is let go soon, and nobody is before four answers', () => {
  const { known, given } = run({ stakes: [{ level: 5, points: 100 }], bank: makeBank(60) }, () => false)
  assert.deepEqual([known, given.length], [0, rules.fewest])
})

test('whatever is answered, a level counts only at 95 % certainty, with all levels below it, and after at most 20 questions', () => {
  let excused = 0
  for (let seed = 1; seed <= 200; seed++) {
    const { chance, whole } = randomFrom(seed)
    const share = whole(1, 10) / 10
    const stakes = [2, 4, 7].map((level) => ({ level, points: whole(0, 300) }))
    const { known, certainties, given } = run({ stakes, bank: makeBank(60) }, () => chance(share), randomBy(seed))
    assert.ok(given.length <= rules.most)
    for (const { level, certainty } of certainties) if (level <= known) assert.ok(certainty >= rules.known)
    if (known > 0) excused++
    assert.deepEqual(verdictOf({ stakes, given }), { known, certainties })
  }
  assert.ok(excused > 20 && excused < 180, `${excused} of 200`)
})

test('a placement that ends early counts what is certain by then, and nothing without answers', () => {
  const stakes = [{ level: 2, points: 50 }]
  assert.equal(verdictOf({ stakes, given: [] }).known, 0)
  const one = [{ item: makeItem(1, 3), isRight: true }]
  assert.equal(verdictOf({ stakes, given: one }).known, 0)
  const many = Array.from({ length: 12 }, (_, id) => ({ item: makeItem(id, 4), isRight: true }))
  assert.equal(verdictOf({ stakes, given: many }).known, 2)
})

test('where few who try know it, the same answers are worth less; where many do, they are worth no more', () => {
  const stakes = [{ level: 5, points: 100 }]
  const given = Array.from({ length: 7 }, (_, id) => ({ item: makeItem(id, 6), isRight: id > 0 }))
  const certainty = (ability?: number) => verdictOf({ stakes, given, ability }).certainties[0]?.certainty ?? 0
  assert.ok(certainty(-1) < certainty())
  assert.equal(certainty(1), certainty())
})

test('the same random numbers ask the same questions, others ask others', () => {
  const ids = (seed: number) =>
    run({ stakes: [{ level: 5, points: 1 }], bank: makeBank(60) }, ({ id }) => id % 3 > 0, randomBy(seed)).given.map(
      ({ item }) => item.id,
    )
  assert.deepEqual(ids(4), ids(4))
  assert.notDeepEqual(ids(4), ids(5))
})

test('the questions are about the level that would save most', () => {
  const stakes = (low: number, high: number) => [
    { level: 2, points: low, weights: weightsFor(markOf(2), markOf(2)) },
    { level: 9, points: high, weights: weightsFor(markOf(9), markOf(9)) },
  ]
  const difficulty = (low: number, high: number) =>
    chooseItem(makeBank(60, { spread: 0 }), likelihoodOf([]), stakes(low, high), fixed(0))?.difficulty ?? 0
  assert.ok(difficulty(300, 10) < 0)
  assert.ok(difficulty(10, 300) > 0)
})

test('a question that was in too many placements rests; a new one does not', () => {
  const limit = shareLimit(60, 11)
  assert.equal(limit, 0.28)
  assert.equal(isResting(makeItem(1, 5, { shown: 30, placements: 100 }), limit), true)
  assert.equal(isResting(makeItem(1, 5, { shown: 20, placements: 100 }), limit), false)
  assert.equal(isResting(makeItem(1, 5), limit), false)
  // Twenty questions for eleven answers: none can be in less than half of the placements.
  assert.ok(shareLimit(20, 11) > 0.7)
  assert.equal(shareLimit(5, 11), 1)
})

test('of a bank of 60, no question is in 30 % of 300 placements about the same level', () => {
  const bank = makeBank(60)
  const stakes = [{ level: 6, points: 100 }]
  const { chance } = randomFrom(3)
  const random = randomBy(3)
  for (let done = 0; done < 300; done++) {
    const offered = bank.map((item) => ({ ...item, placements: done }))
    for (const { item } of run({ stakes, bank: offered }, ({ difficulty }) => chance(difficulty < 0.5 ? 0.8 : 0.4), random)
      .given) {
      const asked = bank[item.id]
      if (asked) asked.shown++
    }
  }
  assert.ok(Math.max(...bank.map(({ shown }) => shown)) < 90)
})

test('without questions, or with all resting, there is a verdict at once', () => {
  const stakes = [{ level: 5, points: 100 }]
  for (const bank of [[], makeBank(60, { shown: 90, placements: 100 })])
    assert.deepEqual(run({ stakes, bank }, () => true).given, [])
  assert.equal(run({ stakes: [], bank: makeBank(60) }, () => true).known, 0)
})
