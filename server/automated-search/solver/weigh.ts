import type { Course, Criterion, Instance } from './problem.ts'
import { mostCost, ownCost, type Stage } from './stage.ts'

/** Sums with more steps than this would not be exact in the solver's floating-point numbers. */
const mostSteps = 1e9
/** Above this its tolerances become too fine for its costs. */
const largestSum = 1e6

/**
 * Weights that combine several criteria into one sum, in which later criteria only break ties. Takes as many criteria as the solver's
 * precision allows; the rest need another stage.
 */
export function weigh(
  instance: Instance,
  courses: Course[],
  [first = 'price', ...others]: Criterion[],
  atMost: number,
): Pick<Stage, 'minimise' | 'step'> {
  const { units } = instance
  let minimise = [{ criterion: first, weight: 1 / units[first] }]
  let steps = 1 + atMost / units[first]
  for (const criterion of others) {
    const most = mostWithin(instance, courses, criterion, { criterion: first, atMost })
    const more = 1 + Math.floor(most / units[criterion])
    if (steps * more > mostSteps) break
    steps *= more
    minimise = minimise.map(({ criterion, weight }) => ({ criterion, weight: weight * more }))
    minimise.push({ criterion, weight: 1 / units[criterion] })
  }
  const step = Math.min(1, largestSum / steps)
  return { minimise: minimise.map(({ criterion, weight }) => ({ criterion, weight: weight * step })), step }
}

/** An upper bound of the criterion for all plans within the limit: a knapsack whose last course may be taken in part. */
function mostWithin(instance: Instance, courses: Course[], criterion: Criterion, limit: Stage['limits'][number]): number {
  const items = courses
    .map((course) => ({ size: ownCost(course, limit.criterion), value: mostCost(instance, course, criterion) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value * a.size - a.value * b.size)
  let room = limit.atMost
  let most = 0
  for (const { size, value } of items) {
    const part = size <= room ? 1 : room / size
    most += part * value
    room -= part * size
  }
  return most
}
