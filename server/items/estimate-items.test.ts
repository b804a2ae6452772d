import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  correlation,
  type Design,
  meanOf,
  randomBy,
  type Simulated,
  simulateAnswers,
  usualCheck,
} from '#server/testing/simulated-answers.ts'
import { estimateItems, type Learner } from './estimate-items.ts'
import { statedSpread, usualDiscrimination } from './scale.ts'

const statedOf = ({ items }: Simulated) => items.map(({ stated, guess }) => ({ difficulty: stated, guess }))
const difficultiesOf = (items: { difficulty: number }[]) => items.map(({ difficulty }) => difficulty)
const discriminationsOf = (items: { discrimination: number }[]) => items.map(({ discrimination }) => discrimination)

/** How well they are found, on average of some checks. bench/RESULTS-items.md has more of them. */
function correlations(changed: Partial<Design>) {
  const found = [1, 2, 3].map((seed) => {
    const simulated = simulateAnswers({ ...usualCheck, ...changed }, randomBy(seed))
    const { items } = estimateItems({ stated: statedOf(simulated), learners: simulated.learners })
    return {
      difficulty: correlation(difficultiesOf(simulated.items), difficultiesOf(items)),
      discrimination: correlation(discriminationsOf(simulated.items), discriminationsOf(items)),
    }
  })
  return { difficulty: meanOf(difficultiesOf(found)), discrimination: meanOf(discriminationsOf(found)) }
}

test('with 500 answers each, difficulty and discrimination are found, without guessing and in a usual mixture', () => {
  for (const fourOptions of [0, usualCheck.fourOptions]) {
    const { difficulty, discrimination } = correlations({ fourOptions })
    assert.ok(difficulty >= 0.95 && discrimination >= 0.9, `${fourOptions}: ${difficulty} ${discrimination}`)
  }
})

test('if each question can be guessed, discrimination takes 1,000 answers', () => {
  const few = correlations({ fourOptions: 1 })
  assert.ok(few.difficulty >= 0.95 && few.discrimination >= 0.85, `${few.difficulty} ${few.discrimination}`)
  const many = correlations({ fourOptions: 1, answers: 1000 })
  assert.ok(many.discrimination >= 0.9, `${many.discrimination}`)
})

const one = simulateAnswers({ ...usualCheck, fourOptions: 0.5 }, randomBy(5))

test('few answers do no harm: what they leave open is taken for as usual', () => {
  const alike: Design = {
    ...usualCheck,
    answers: 20,
    discrimination: ({ normal }) => usualDiscrimination * Math.exp(0.25 * normal()),
  }
  const simulated = simulateAnswers(alike, randomBy(8))
  const { items } = estimateItems({ stated: statedOf(simulated), learners: simulated.learners })
  const offBy = (values: number[]) =>
    meanOf(simulated.items.map(({ discrimination }, at) => Math.log((values[at] ?? 0) / discrimination) ** 2))
  assert.ok(offBy(discriminationsOf(items)) < 1.1 * offBy(simulated.items.map(() => usualDiscrimination)))
})

test('guessing does not make questions look easy', () => {
  const { items } = estimateItems({ stated: statedOf(one), learners: one.learners })
  const guessed = one.items.flatMap(({ guess, difficulty }, at) => (guess > 0 ? [(items[at]?.difficulty ?? 0) - difficulty] : []))
  assert.ok(Math.abs(meanOf(guessed)) < 0.1, `${meanOf(guessed)}`)
})

test('without answers, questions are what their authors say; with few they hardly move', () => {
  const stated = [
    { difficulty: -1, guess: 0 },
    { difficulty: 1, guess: 0.25 },
  ]
  const asStated = stated.map(({ difficulty }) => ({ difficulty, spread: statedSpread, discrimination: usualDiscrimination }))
  assert.deepEqual(estimateItems({ stated, learners: [] }), { items: asStated, ability: 0 })
  const responses = [
    { item: 0, mark: 0 },
    { item: 1, mark: 1 },
  ]
  const [easy, hard] = estimateItems({ stated, learners: [{ level: 0, responses }] }).items
  assert.ok(easy && hard && easy.difficulty > -1 && easy.difficulty < hard.difficulty)
})

test('with more answers, difficulties are closer and more certain', () => {
  const estimate = (answers: number) => {
    const { items, learners } = simulateAnswers({ ...usualCheck, answers }, randomBy(6))
    const stated = items.map(({ stated, guess }) => ({ difficulty: stated, guess }))
    const found = estimateItems({ stated, learners }).items
    const offBy = Math.sqrt(meanOf(found.map(({ difficulty }, at) => (difficulty - (items[at]?.difficulty ?? 0)) ** 2)))
    return { offBy, spread: meanOf(found.map(({ spread }) => spread)) }
  }
  const [few, many] = [estimate(30), estimate(400)]
  assert.ok(many.offBy < few.offBy && few.offBy < statedSpread, `${few.offBy} ${many.offBy}`)
  assert.ok(many.spread < few.spread && few.spread < statedSpread)
})

test('people who know little do not make questions hard: it shows in their ability', () => {
  const { items, learners } = simulateAnswers({ ...usualCheck, ability: -1 }, randomBy(7))
  const stated = items.map(({ stated, guess, discrimination }) => ({ difficulty: stated, guess, discrimination }))
  const found = estimateItems({ stated, learners })
  assert.ok(Math.abs(found.ability + 1) < 0.25, `${found.ability}`)
  assert.ok(Math.abs(meanOf(difficultiesOf(found.items)) - meanOf(difficultiesOf(stated))) < 1e-9)
})

test('a known discrimination stays, what nobody was asked is as stated, and answers to a deleted question are left out', () => {
  const stated = statedOf(one).map((item, place) => (place === 0 ? { ...item, discrimination: 2 } : item))
  const learners = one.learners.map(({ level, responses }) => ({
    level,
    responses: [...responses.filter(({ item }) => item !== 3), { item: -1, mark: 1 }],
  }))
  const { items } = estimateItems({ stated, learners })
  assert.ok(Math.abs((items[0]?.discrimination ?? 0) - 2) < 1e-6)
  assert.deepEqual([items[3]?.difficulty, items[3]?.spread], [stated[3]?.difficulty, statedSpread])
})

test('what everybody or nobody gets right, and parts of marks, give numbers', () => {
  const learners = Array.from(
    { length: 200 },
    (_, place): Learner => ({
      level: 0,
      responses: [
        { item: 0, mark: 1 },
        { item: 1, mark: 0 },
        { item: 2, mark: (place % 5) / 4 },
      ],
    }),
  )
  const { items } = estimateItems({ stated: [0, 0, 0].map((difficulty) => ({ difficulty, guess: 0 })), learners })
  assert.ok(
    items.every(({ difficulty, discrimination }) => Number.isFinite(difficulty) && discrimination > 0 && discrimination < 20),
  )
  const [always, never, middle] = difficultiesOf(items)
  assert.ok(always !== undefined && never !== undefined && middle !== undefined && always < middle && middle < never)
})
