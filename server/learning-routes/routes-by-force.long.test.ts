import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  bestRouteByForce,
  cheapest,
  type DatedProblem,
  firstDay,
  quickest,
  smallRoute,
  solvedRoute,
} from '#server/testing/routes.ts'
import { addDays, sundayBefore } from './days.ts'

const cases = 2000

test('the route is the best of all in 2,000 random cases with 1 to 4 milestones, and a learner who follows it day by day keeps every date', () => {
  let possible = 0
  const milestones = new Set<number>()
  for (let seed = 1; seed <= cases; seed++) {
    const problem = smallRoute(seed)
    milestones.add(problem.milestones.length)
    const criteria = seed % 2 ? cheapest : quickest
    const { plan, values, optimal, bound } = solvedRoute(problem, criteria)
    const best = bestRouteByForce(problem, criteria)
    assert.deepEqual({ values, optimal }, { values: best, optimal: true }, `case ${seed} by ${criteria}`)
    assert.equal(bound, best?.[0] ?? Number.POSITIVE_INFINITY, `case ${seed}`)
    if (!plan) continue
    possible++
    follow(problem, new Map(plan.map(({ course, by }) => [course.id, by])), `case ${seed}`)
  }
  assert.deepEqual([...milestones].sort(), [1, 2, 3, 4])
  assert.ok(possible > cases / 5 && possible < cases, `${possible} of ${cases} have a route`)
})

/** Learns minute by minute in the order of the due dates, and looks at each milestone in the evening of its day. */
function follow({ pace, days, candidates, materialMinutes }: DatedProblem, dueById: Map<number, number>, name: string): void {
  const due = days.map(
    (_, by) => new Set(candidates.filter(({ id }) => dueById.get(id) === by).flatMap(({ materials }) => materials)),
  )
  const learned = new Set<number>()
  const work = due.flatMap((materials, by) =>
    [...materials].flatMap((material) => {
      if (learned.has(material)) return []
      learned.add(material)
      return [{ by, minutes: materialMinutes.get(material) ?? 0 }]
    }),
  )
  const last = Math.max(-1, ...days.map((day) => day ?? -1))
  // In sevenths of a minute, because a day has a seventh of a week.
  let spare = 0
  for (let day = 0; day <= last; day++) {
    if (!pace.weeksOff.includes(sundayBefore(addDays(firstDay, day)))) spare += pace.hoursPerWeek * 60
    for (let next = work[0]; next && next.minutes * 7 <= spare; next = work[0]) {
      spare -= next.minutes * 7
      work.shift()
    }
    if (work.length === 0) spare = 0
    for (const [by, end] of days.entries()) {
      if (end === day) assert.ok(!work.some((item) => item.by <= by), `${name}: milestone ${by} on day ${day}`)
    }
  }
}
