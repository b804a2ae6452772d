import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateItems, type Response } from './estimate-items.ts'

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const normalFrom = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

function correlation(xs: number[], ys: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(xs), mean(ys)]
  const product = (a: number[], ma: number, b: number[], mb: number) =>
    mean(a.map((value, at) => (value - ma) * ((b[at] ?? 0) - mb)))
  return product(xs, mx, ys, my) / Math.sqrt(product(xs, mx, xs, mx) * product(ys, my, ys, my))
}

interface True {
  difficulty: number
  discrimination: number
  guess: number
}

const makeItems = (count: number, random: () => number, guess = 0): True[] =>
  Array.from({ length: count }, () => ({ difficulty: normalFrom(random), discrimination: 0.5 + 2 * random(), guess }))

/** Each learner is asked `asked` of the items. */
function answer(items: True[], learners: number, asked: number, random: () => number, average = 0): Response[][] {
  return Array.from({ length: learners }, () => {
    const ability = average + normalFrom(random)
    const drawn = items.map((item, place) => ({ item, place, at: random() })).toSorted((a, b) => a.at - b.at)
    return drawn.slice(0, asked).map(({ item: { difficulty, discrimination, guess }, place }) => {
      const chance = guess + (1 - guess) / (1 + Math.exp(-discrimination * (ability - difficulty)))
      return { item: place, mark: random() < chance ? 1 : 0 }
    })
  })
}

for (const seed of [1, 2, 3, 4]) {
  test(`with 500 answers each, difficulty and discrimination are found (seed ${seed})`, async () => {
    const random = randomFrom(seed)
    const items = makeItems(40, random)
    const found = await estimateItems(
      items.map(() => ({ difficulty: 0, guess: 0 })),
      answer(items, 500, 40, random),
    )
    const of = (name: 'difficulty' | 'discrimination') =>
      correlation(
        items.map((item) => item[name]),
        found.map((item) => item[name]),
      )
    assert.ok(of('difficulty') >= 0.97, `difficulty ${of('difficulty')}`)
    assert.ok(of('discrimination') >= 0.9, `discrimination ${of('discrimination')}`)
  })
}

test('guessing does not make questions look easy', async () => {
  const random = randomFrom(5)
  const items = makeItems(30, random, 0.25)
  const learners = answer(items, 500, 30, random)
  const found = await estimateItems(
    items.map(() => ({ difficulty: 0, guess: 0.25 })),
    learners,
  )
  const far = found.map(({ difficulty }, at) => Math.abs(difficulty - (items[at]?.difficulty ?? 0)))
  assert.ok(far.reduce((sum, distance) => sum + distance, 0) / far.length < 0.35, String(far))
})

test('without answers questions are what their authors say, and with few they hardly move', async () => {
  const stated = [
    { difficulty: -1, guess: 0 },
    { difficulty: 1, guess: 0.25 },
  ]
  assert.deepEqual(await estimateItems(stated, []), [
    { difficulty: -1, discrimination: 1.4 },
    { difficulty: 1, discrimination: 1.4 },
  ])
  const [easy, hard] = await estimateItems(stated, [
    [
      { item: 0, mark: 0 },
      { item: 1, mark: 1 },
    ],
  ])
  assert.ok(easy && hard && easy.difficulty > -1 && easy.difficulty < hard.difficulty)
})

test('together, questions stay as hard as stated, no matter who answers', async () => {
  const random = randomFrom(6)
  const items = makeItems(30, random)
  const stated = items.map(({ difficulty }) => ({ difficulty, guess: 0 }))
  const found = await estimateItems(stated, answer(items, 300, 20, random, -1.5))
  const mean = (values: { difficulty: number }[]) => values.reduce((sum, { difficulty }) => sum + difficulty, 0) / values.length
  assert.ok(Math.abs(mean(found) - mean(stated)) < 1e-9)
})

test('what everybody or nobody gets right, and parts of marks, give numbers', async () => {
  const learners = Array.from({ length: 200 }, (_, place) => [
    { item: 0, mark: 1 },
    { item: 1, mark: 0 },
    { item: 2, mark: (place % 5) / 4 },
  ])
  const stated = [0, 0, 0].map((difficulty) => ({ difficulty, guess: 0 }))
  const found = await estimateItems(stated, learners)
  assert.ok(
    found.every(({ difficulty, discrimination }) => Number.isFinite(difficulty) && discrimination > 0 && discrimination < 20),
  )
  const [always, never, middle] = found.map(({ difficulty }) => difficulty)
  assert.ok(always !== undefined && never !== undefined && middle !== undefined && always < middle && middle < never)
})

test('other work comes in between', async () => {
  const random = randomFrom(7)
  const items = makeItems(40, random)
  const learners = answer(items, 500, 40, random)
  let [turns, isDone] = [0, false]
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  count()
  await estimateItems(
    items.map(() => ({ difficulty: 0, guess: 0 })),
    learners,
  )
  isDone = true
  assert.ok(turns > 200, String(turns))
})
