import type { Course, Gain, Instance } from './problem.ts'
import { ownCost, type Stage } from './stage.ts'

/** A course as the tree search sees it. */
export interface Item {
  /** Without shared materials. */
  cost: number
  gains: Gain[]
  /** Places of the materials that other items have too. */
  shared: number[]
  /** What it adds to each limit at the least. */
  uses: number[]
}

/** A stage in plain numbers: choose items that reach all targets at the lowest cost, within the limits. */
export interface Task {
  targets: number[]
  items: Item[]
  materialCosts: number[]
  limits: number[]
  /** By target: a better choice exceeds it by no more; infinite if that is unknown. */
  caps: number[]
}

/** `scales`: each limit is divided by what a course of the plan uses on average, so that limits weigh about as much as courses. */
export function toTask(
  { targets, sharedMinutes }: Instance,
  { minimise, limits }: Stage,
  courses: Course[],
  { scales, caps }: { scales: number[]; caps: number[] },
): Task {
  const users = new Map<number, number>()
  for (const { shared } of courses) for (const material of shared) users.set(material, (users.get(material) ?? 0) + 1)
  const minuteWeight = minimise.reduce((sum, { criterion, weight }) => sum + (criterion === 'minutes' ? weight : 0), 0)
  const places = new Map<number, number>()
  const materialCosts: number[] = []
  const materialPlace = (material: number, cost: number) => {
    const place = places.get(material) ?? materialCosts.push(cost) - 1
    places.set(material, place)
    return place
  }
  const items = courses.map((course): Item => {
    const shared: number[] = []
    let cost = minimise.reduce((sum, { criterion, weight }) => sum + weight * ownCost(course, criterion), 0)
    // Each of its courses uses an equal part of a material's minutes. Courses of a plan use no more in all than the plan does.
    let sharedUse = 0
    for (const material of course.shared) {
      const minutes = sharedMinutes[material] ?? 0
      const count = users.get(material) ?? 1
      sharedUse += minutes / count
      if (count === 1) cost += minuteWeight * minutes
      else if (minuteWeight > 0) shared.push(materialPlace(material, minuteWeight * minutes))
    }
    const uses = limits.map(
      ({ criterion }, place) => (ownCost(course, criterion) + (criterion === 'minutes' ? sharedUse : 0)) / (scales[place] ?? 1),
    )
    return { cost, gains: course.gains, shared, uses }
  })
  return { targets, items, materialCosts, limits: limits.map(({ atMost }, place) => atMost / (scales[place] ?? 1)), caps }
}
