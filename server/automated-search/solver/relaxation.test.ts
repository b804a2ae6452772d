import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '#server/testing/plans.ts'
import { Knapsack } from './knapsack.ts'
import { banned, type Node, Relaxation, taken } from './relaxation.ts'
import type { Task } from './task.ts'

/** Every choice among this many things. */
const choices = (count: number): boolean[][] =>
  Array.from({ length: 2 ** count }, (_, choice) => Array.from({ length: count }, (_, place) => ((choice >> place) & 1) === 1))
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const least = (values: number[]) => Math.min(Number.POSITIVE_INFINITY, ...values)
const isClose = (a: number, b: number) => a === b || Math.abs(a - b) < 1e-9

test('a knapsack finds the cheapest entries, and what each one changes', () => {
  let reached = 0
  for (let seed = 1; seed <= 300; seed++) {
    const { whole, list, chance } = randomFrom(seed)
    const levels = list(whole(1, 7), () => whole(1, 5))
    const costs = Float64Array.from(levels, () => whole(chance(0.2) ? -5 : 0, 20))
    const target = whole(0, 15)
    const cap = chance(0.5) ? whole(0, 8) : Number.POSITIVE_INFINITY
    const isEnough = (levels: number) => levels >= target && levels <= target + cap
    const knapsack = new Knapsack(
      Int32Array.from(levels),
      Int32Array.from(levels, (_, place) => place),
      target,
      cap,
    )
    const isFree = levels.map(() => chance(0.8))
    const enough = choices(levels.length).filter(
      (choice) => choice.every((is, place) => !is || isFree[place]) && isEnough(sum(levels.filter((_, place) => choice[place]))),
    )
    const sumCosts = (choice: boolean[]) => sum([...costs].filter((_, place) => choice[place]))
    const best = least(enough.map(sumCosts))
    knapsack.open((entry) => isFree[entry] ?? false, target)
    const chosen = new Uint8Array(levels.length)
    assert.ok(isClose(knapsack.solve(costs, chosen), best), `case ${seed}`)
    if (best === Number.POSITIVE_INFINITY) continue
    reached++
    assert.ok(isClose(sumCosts([...chosen].map((is) => is === 1)), best), `case ${seed}`)
    knapsack.eachForced(costs, (entry, withIt, without) => {
      assert.ok(
        isClose(best + withIt, least(enough.filter((choice) => choice[entry]).map(sumCosts))),
        `case ${seed} with ${entry}`,
      )
      assert.ok(
        isClose(best + without, least(enough.filter((choice) => !choice[entry]).map(sumCosts))),
        `case ${seed} without ${entry}`,
      )
    })
  }
  assert.ok(reached > 100)
})

test('however costs are shifted and whatever is decided, the bound holds for every plan', () => {
  let compared = 0
  for (let seed = 1; seed <= 400; seed++) {
    const { whole, chance } = randomFrom(seed)
    const task = smallTask(seed)
    const plans = allPlans(task)
    const relaxation = new Relaxation(task)
    const node = relaxation.start(
      task.targets.map(() => whole(0, 20)),
      task.limits.map(() => whole(0, 5)),
    )
    for (let round = 0; round < 12; round++) {
      const fitting = plans.filter(({ choice }) => fits(node, choice))
      if (!relaxation.enter(node)) {
        assert.equal(fitting.length, 0)
        break
      }
      const bound = relaxation.solve(node)
      relaxation.force()
      const least = (isRight: (choice: boolean[]) => boolean) =>
        Math.min(Number.POSITIVE_INFINITY, ...fitting.filter(({ choice }) => isRight(choice)).map(({ cost }) => cost)) + 1e-9
      assert.ok(bound <= least(() => true), `case ${seed}, round ${round}`)
      if (bound === Number.POSITIVE_INFINITY) break
      for (const item of relaxation.freeItems) {
        assert.ok(bound + (relaxation.more[item] ?? 0) <= least((choice) => choice[item] ?? false), `case ${seed} with ${item}`)
        assert.ok(bound + (relaxation.less[item] ?? 0) <= least((choice) => !choice[item]), `case ${seed} without ${item}`)
        compared++
      }
      const item = relaxation.freeItems[whole(0, relaxation.freeItems.length)]
      if (round % 4 === 3 && item !== undefined) relaxation.decide(node, item, chance(0.5) ? taken : banned)
      else relaxation.shift(node, whole(1, 60))
    }
  }
  assert.ok(compared > 3000, `${compared} compared`)
})

function smallTask(seed: number): Task {
  const { whole, chance, list } = randomFrom(-seed)
  const [skills, materials, limits] = [whole(1, 3), whole(1, 4), whole(0, 1)]
  return {
    targets: list(skills, () => whole(1, 8)),
    materialCosts: list(materials, () => whole(1, 30)),
    limits: list(limits, () => whole(2, 12)),
    caps: list(skills, () => (chance(0.3) ? whole(0, 8) : Number.POSITIVE_INFINITY)),
    items: list(whole(1, 8), () => ({
      cost: whole(0, 20),
      gains: list(skills, (skill) => ({ skill, level: whole(1, 5) })).filter(({ skill }) => skill === 0 || chance(0.5)),
      shared: list(materials, (material) => material).filter(() => chance(0.4)),
      uses: list(limits, () => whole(0, 4)),
    })),
  }
}

/** All choices that reach the targets within the limits and caps. */
function allPlans({ targets, items, materialCosts, limits, caps }: Task): { choice: boolean[]; cost: number }[] {
  return choices(items.length).flatMap((choice) => {
    const chosen = items.filter((_, item) => choice[item])
    const gains = chosen.flatMap(({ gains }) => gains)
    const reached = targets.map((_, place) => sum(gains.filter(({ skill }) => skill === place).map(({ level }) => level)))
    if (reached.some((level, skill) => level < (targets[skill] ?? 0))) return []
    if (reached.some((level, skill) => level > (targets[skill] ?? 0) + (caps[skill] ?? 0))) return []
    if (limits.some((limit, place) => sum(chosen.map(({ uses }) => uses[place] ?? 0)) > limit)) return []
    const materials = new Set(chosen.flatMap(({ shared }) => shared))
    return [
      { choice, cost: sum(chosen.map(({ cost }) => cost)) + sum([...materials].map((material) => materialCosts[material] ?? 0)) },
    ]
  })
}

const fits = ({ status }: Node, choice: boolean[]) =>
  choice.every((is, item) => (is ? status[item] !== banned : status[item] !== taken))
