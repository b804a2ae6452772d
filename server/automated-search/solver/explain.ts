import { chooseGreedily } from './greedy.ts'
import { type Course, type Criterion, type Instance, sumTotals, type Totals } from './problem.ts'
import { type Search, type Solution, solve } from './solve.ts'
import { mostCost } from './stage.ts'

/**
 * For each course of the plan, the cost of the best plan without it, starting with the most expensive course; null where there is no plan
 * without it. Courses for which the time ran out are missing.
 */
export function costWithoutEach(
  search: Search,
  instance: Instance,
  criteria: Criterion[],
  { plan, certain }: Solution,
): Map<Course, Totals | null> {
  const [first = 'price'] = criteria
  const costs = new Map<Course, Totals | null>()
  const dearestFirst = plan.toSorted((a, b) => mostCost(instance, b, first) - mostCost(instance, a, first) || a.id - b.id)
  for (const course of dearestFirst) {
    if (search.secondsLeft() <= 0) break
    const others = { ...instance, courses: instance.courses.filter((other) => other !== course) }
    const start = chooseGreedily(
      others,
      first,
      plan.filter((other) => other !== course),
    )
    if (!start) {
      costs.set(course, null)
      continue
    }
    // Bounds for all courses also hold for fewer, so most courses can be skipped.
    const most = sumTotals(instance, start)[first]
    const courses = others.courses.filter((other) => certain.with(other) <= most + 1e-6 || start.includes(other))
    const solution = solve({ ...search, onBetter: () => {} }, { ...others, courses }, criteria, start)
    if (solution.optimal) costs.set(course, sumTotals(instance, solution.plan))
  }
  return costs
}
