import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import type { ProofPrices, RouteProof } from '#contract/learning-routes/route-proof.ts'
import { randomFrom } from '#server/testing/plans.ts'
import { type ProvenCase, proveSmallRoute, readProof } from '#server/testing/route-proofs.ts'
import { bestRouteByForce } from '#server/testing/routes.ts'
import { checkCertificate } from '../scripts/verify-plan/check-certificate.ts'
import { checkPlan } from '../scripts/verify-plan/check-plan.ts'
import { BoundChecker } from '../scripts/verify-plan/lower-bound.ts'
import { Wrong } from '../scripts/verify-plan/wrong.ts'

const billion = 1_000_000_000n
const cases = Array.from({ length: 300 }, (_, seed) => proveSmallRoute(seed + 1)).filter((found) => found !== undefined)
const proofs = cases.map(({ outcome }) => readProof(outcome))

test('the plans of random routes with 1 to 4 milestones are true, and proven to be the cheapest', () => {
  assert.deepEqual([...new Set(proofs.map(({ milestones }) => milestones.length))].sort(), [1, 2, 3, 4])
  assert.ok(proofs.length > 50, `${proofs.length} routes have a plan`)
  assert.ok(proofs.some(({ points }) => points?.expected.length))
  assert.ok(proofs.some(({ weeksOff }) => weeksOff.length > 0))
  assert.ok(proofs.some(({ certificate }) => (certificate.rest?.nodes.length ?? 0) > 1))
  for (const proof of proofs) {
    checkPlan(proof)
    checkCertificate(proof)
    assert.equal(proof.leastPrice, proof.price)
  }
})

test('the bound is never above the price of the cheapest plan, whatever the prices are', () => {
  let near = 0
  for (const [place, proof] of proofs.entries()) {
    const best = findCheapest(cases[place] as ProvenCase)
    assert.equal(best, proof.price)
    const checker = new BoundChecker(proof)
    const all = proof.courses.map((_, course) => course)
    const { whole, chance } = randomFrom(place)
    for (let round = 0; round < 20; round++) {
      const random = (most: number) => whole(0, most * 1e9)
      const byMilestone = (most: number) => proof.milestones.map(() => (chance(0.5) ? 0 : random(most)))
      const worth = whole(0, 20)
      const cut = randomCut(proof, whole)
      const own = proof.certificate.rounds[0]?.prices.levels
      /** Near the prices of the proof, which give the best bounds, or anywhere. */
      const levelPrice = (by: number, skill: number) =>
        round % 2 ? random(worth) : Math.floor(((own?.[by]?.[skill] ?? 0) * whole(80, 130)) / 100)
      const { value } = checker.bound(all, cut, {
        levels: proof.milestones.map(({ levels }, by) => levels.map((_, skill) => levelPrice(by, skill))),
        minutes: round % 4 ? byMilestone(1) : (proof.certificate.rounds[0]?.prices.minutes ?? []),
        points: proof.points ? byMilestone(1) : [],
        parts: proof.courses.flatMap(({ materials }, course) =>
          materials.map((material): [number, number, number, number] => [course, material, 0, random(1)]),
        ),
        cuts: cut.map((_, place): [number, number] => [place, round % 4 ? random(5) : 0]),
      })
      assert.ok(value !== undefined && value <= BigInt(best) * billion, `case ${place}: ${value} is above ${best}`)
      if (value > (BigInt(best) * billion * 9n) / 10n) near++
    }
  }
  assert.ok(near > 20, `${near} bounds are near the price`)
})

const altered: [what: string, alter: (proof: RouteProof) => unknown, message: RegExp][] = [
  ['a course left out', (proof) => proof.plan.pop(), /together|reaches|must be/],
  [
    'a course left out, and its price too',
    (proof) => {
      const gone = proof.plan.pop()
      proof.price -= proof.courses[gone?.course ?? 0]?.price ?? 0
    },
    /reaches|must be/,
  ],
  ['the last date moved to an earlier day', (proof) => moveLast(proof, -1), /not (everything|finished)|there are/],
  ['the last date moved to a later day', (proof) => moveLast(proof, 1), /is finished on/],
  ['a higher bound', (proof) => Object.assign(proof, { leastPrice: proof.leastPrice + 1 }), /costs less than/],
  ['a price altered', ({ courses, plan }) => raise(courses[plan[0]?.course ?? 0]), /together/],
  ['other minutes', (proof) => Object.assign(proof, { minutes: proof.minutes + 1 }), /minutes/],
  ['no certificate', (proof) => Object.assign(proof, { certificate: { rounds: [], rest: null } }), /no proof/],
  ['levels that are worth nothing', (proof) => forEachPrices(proof, withoutWorth), /The certificate/],
]
for (const [what, alter, message] of altered) {
  test(`a file with ${what} is refused`, () => {
    const suitable = proofs.filter((proof) => proof.price > 0 && proof.finishDate > proof.today && !isTrivial(proof))
    assert.ok(suitable.length > 20)
    for (const proof of suitable) {
      const copy = structuredClone(proof)
      alter(copy)
      assert.throws(
        () => check(copy),
        (error) => error instanceof Wrong && message.test(error.message),
      )
    }
  })
}

test('the claim that a dear plan is the cheapest is refused', () => {
  let tried = 0
  for (const proof of proofs) {
    const dear = structuredClone(proof)
    const free = dear.courses.map((_, place) => place).filter((place) => !dear.plan.some(({ course }) => course === place))
    const more = free.find((place) => (dear.courses[place]?.price ?? 0) > 0 && dear.courses[place]?.materials.length === 0)
    if (more === undefined || dear.points) continue
    dear.plan.push({ course: more, name: 'More', by: dear.milestones.length - 1 })
    dear.price += dear.courses[more]?.price ?? 0
    dear.leastPrice = dear.price
    tried++
    assert.throws(() => check(dear), /The certificate/)
  }
  assert.ok(tried > 3, `${tried} plans`)
})

test('the command says what is proven, and ends with 1 for a file that is not true', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verify-plan-'))
  const run = async (name: string, text: string) => {
    const file = join(folder, name)
    await writeFile(file, text)
    return promisify(execFile)(process.execPath, ['scripts/portal.ts', 'verify', 'plan', file]).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error) => ({ code: error.code as number, text: `${error.stdout}${error.stderr}` }),
    )
  }
  const proof = proofs.find((proof) => proof.price > 0 && !isTrivial(proof)) as RouteProof
  const good = await run('good.json', JSON.stringify(proof))
  assert.equal(good.code, 0)
  assert.match(good.text, new RegExp(`PROVEN: no plan that keeps these dates costs less than ${proof.price} points`))
  const part = await run('part.json', JSON.stringify({ ...proof, leastPrice: proof.price - 1 }))
  assert.match(part.text, /PROVEN IN PART/)
  const bad = await run('bad.json', JSON.stringify({ ...proof, price: proof.price + 1 }))
  assert.equal(bad.code, 1)
  assert.match(bad.text, /NOT TRUE: The courses cost/)
  const negative = structuredClone(proof)
  forEachPrices(negative, ({ minutes }) => minutes.fill(-1))
  const below = await run('negative.json', JSON.stringify(negative))
  assert.equal(below.code, 1)
  assert.match(below.text, /NOT TRUE: The file is no proof of a route/)
  const text = await run('text.json', 'a plan')
  assert.deepEqual([text.code, text.text.trim()], [1, 'NOT TRUE: The file is not JSON.'])
  const none = await promisify(execFile)(process.execPath, [
    'scripts/portal.ts',
    'verify',
    'plan',
    join(folder, 'none.json'),
  ]).catch((error) => error)
  assert.equal(none.code, 2)
})

function check(proof: RouteProof): void {
  checkPlan(proof)
  checkCertificate(proof)
}

/** Musts alone, whose price needs no multipliers. */
function isTrivial(proof: RouteProof): boolean {
  const copy = structuredClone(proof)
  forEachPrices(copy, withoutWorth)
  try {
    checkCertificate(copy)
    return true
  } catch {
    return false
  }
}

function raise(course: { price: number } | undefined): void {
  if (course) course.price++
}

function withoutWorth(prices: ProofPrices): void {
  for (const levels of prices.levels) levels.fill(0)
  prices.cuts = []
}

function forEachPrices({ certificate: { rounds, rest } }: RouteProof, change: (prices: ProofPrices) => unknown) {
  for (const { prices } of rounds) change(prices)
  for (const prices of rest?.prices ?? []) change(prices)
}

function moveLast(proof: RouteProof, days: number): void {
  const last = proof.milestones.at(-1) as { date: string }
  last.date = new Date(Date.parse(last.date) + days * 86_400_000).toISOString().slice(0, 10)
  proof.finishDate = last.date
}

function findCheapest({ solver, question, last }: ProvenCase): number {
  const days = [...question.milestones.slice(0, -1).map(({ day }) => day), last]
  return bestRouteByForce(solver.problemFor({ days }), ['price'])?.[0] ?? Number.NaN
}

/** Weights without a meaning. Whatever they are, the checker finds their least sum itself. */
function randomCut(
  proof: RouteProof,
  whole: (from: number, to: number) => number,
): RouteProof['certificate']['rounds'][number]['cuts'] {
  const by = whole(0, proof.milestones.length - 1)
  const skill = whole(0, proof.skills.length - 1)
  if (proof.skills.length === 0) return []
  return [{ by, skill, weights: proof.courses.map((_, course): [number, number] => [course, whole(0, 4)]) }]
}
