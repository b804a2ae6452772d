import assert from 'node:assert/strict'
import loadHighs from 'highs'
import { type SavingsLine, type SavingsQuestion, tellSavings } from '#server/automated-search/find-savings.ts'
import { chooseGreedily } from '#server/automated-search/solver/greedy.ts'
import { type Problem, toInstance } from '#server/automated-search/solver/problem.ts'
import { bestByForce, byPrice, byTime, randomFrom, smallProblem, smallProblemWithMusts } from './plans.ts'

const highs = await loadHighs()
const highestLevel = 10

/** The problem as it is read for somebody who knows something of each skill already. */
export function askForSavings(seed: number, problem: Problem, seconds = 30) {
  const { whole, chance } = randomFrom(-seed)
  const known = new Map(problem.targets.map((_, place) => [place + 1, chance(0.6) ? 0 : whole(1, 4)]))
  const question: SavingsQuestion = {
    skills: problem.targets.map((target, place) => ({ skillId: place + 1, level: target + (known.get(place + 1) ?? 0) })),
    must: [],
    byTime: seed % 2 === 0,
    viewerId: undefined,
    countOwn: true,
    realTime: false,
    seconds,
    savings: { highestLevel, allSeconds: seconds },
  }
  const lines: SavingsLine[] = []
  const until = performance.now() + seconds * 1000
  const allow = () => () => (until - performance.now()) / 1000
  tellSavings({ highs, allow, tell: (line) => lines.push(line) }, question, { known, problem })
  return { known, question, lines }
}

/**
 * Compares what each level of so many random cases saves with the plans by brute force. Returns how many levels that were, and how many of
 * them save something.
 */
export function compareSavings(count: number): { levels: number; saving: number } {
  let [cases, levels, saving] = [0, 0, 0]
  for (let seed = 1; cases < count; seed++) {
    // A few with courses that must be in the plan.
    const problem = (seed % 4 === 0 && smallProblemWithMusts(seed)) || smallProblem(seed)
    if (!chooseGreedily(toInstance(problem), 'price')) continue
    cases++
    const { known, question, lines } = askForSavings(seed, problem)
    const criteria = question.byTime ? byTime : byPrice
    const force = (targets: number[]) => {
      const [first = 0, second = 0] = bestByForce({ ...problem, targets }, criteria) ?? []
      return question.byTime ? { price: second, minutes: first } : { price: first, minutes: second }
    }
    const [first, ...told] = lines
    assert.ok(first && !('known' in first))
    const whole = force(problem.targets)
    assert.deepEqual({ price: first.plan.price, minutes: first.plan.minutes }, whole, `case ${seed}`)
    for (const [place, { skillId, level: wanted }] of question.skills.entries()) {
      const reached = known.get(skillId) ?? 0
      for (let level = reached + 1; level <= Math.min(wanted, highestLevel); level++) {
        const targets = problem.targets.map((target, skill) => (skill === place ? wanted - level : target))
        const line = told.find((line) => 'known' in line && line.known.skillId === skillId && line.known.level === level)
        const { price, minutes } = line?.plan ?? whole
        const least = force(targets)
        assert.deepEqual({ price, minutes }, least, `case ${seed}: skill ${skillId} at ${level}`)
        // What is shown before, against the plans by brute force.
        assert.equal(first.plan.price - price, whole.price - least.price)
        assert.equal(first.plan.minutes - minutes, whole.minutes - least.minutes)
        if (line) assert.equal(new Set(line.plan.courseIds).size, line.plan.courseIds.length)
        levels++
        if (line) saving++
      }
    }
    assert.ok(told.every((line) => 'known' in line && line.known.level > (known.get(line.known.skillId) ?? 0)))
  }
  return { levels, saving }
}
