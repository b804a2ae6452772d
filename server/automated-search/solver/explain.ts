import { chooseGreedily } from './greedy.ts'
import { type Course, type Criterion, type Instance, type Totals, totalsOf } from './problem.ts'
import { type Search, type Solution, solve } from './solve.ts'
import { mostCostOf } from './stage.ts'

/**
 * What the best plan without each course of this one would cost, the dearest courses first; null where no plan can do without it. Those
 * for which the time did not suffice are left out.
 */
export function costWithoutEach(
  search: Search,
  instance: Instance,
  criteria: Criterion[],
  { plan, certain }: Solution,
): Map<Course, Totals | null> {
  const [first = 'price'] = criteria
  const costs = new Map<Course, Totals | null>()
  const dearestFirst = plan.toSorted((a, b) => mostCostOf(instance, b, first) - mostCostOf(instance, a, first) || a.id - b.id)
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
    // What held for all courses holds for fewer, so most need not be looked at again.
    const most = totalsOf(instance, start)[first]
    const courses = others.courses.filter((other) => certain.with(other) <= most + 1e-6 || start.includes(other))
    const solution = solve({ ...search, onBetter: () => {} }, { ...others, courses }, criteria, start)
    if (solution.optimal) costs.set(course, totalsOf(instance, solution.plan))
  }
  return costs
}
