import { type RouteTools, readRoute } from './find-route.ts'
import { type RouteQuestion, RouteSolver } from './route-solver.ts'
import type { Problem } from './solver/problem.ts'

/** Asks which courses that do not exist yet would enter the cheapest plan of a goal. */
export interface OpeningQuestion extends RouteQuestion {
  newCourses: {
    /** How many levels of a skill a course gives at the most. */
    mostLevel: number
    /** Rising. */
    hours: number[]
    /** For all of them together; `seconds` are for each search. */
    allSeconds: number
  }
}

/** Up to this price, a course of so many hours that gives so many levels is in every cheapest plan; above it, one plan without it is. */
export interface Opening {
  skillId: number
  level: number
  hours: number
  mostPrice: number
}

/** A course and its material that are in no catalogue. */
const newId = 0

/** Tells each opening that is proven. A goal that cannot be reached today has none. */
export async function findOpenings(tools: RouteTools<Opening>, question: OpeningQuestion): Promise<void> {
  const read = await readRoute(tools, question)
  if (!('reached' in read)) tellOpenings(tools, question, read)
}

type Known = ConstructorParameters<typeof RouteSolver>[2]

export function tellOpenings(
  tools: Omit<RouteTools<Opening>, 'db'>,
  question: OpeningQuestion,
  { known, problem }: { known: Known; problem: Problem },
): void {
  const { newCourses, seconds } = question
  const started = performance.now()
  const isOver = () => (performance.now() - started) / 1000 > newCourses.allSeconds
  const lastDay = question.minutesUntil.length - 1
  const days = question.milestones.map(({ day }, place) => (place < question.milestones.length - 1 ? day : (day ?? lastDay)))
  /** Undefined if it is not proven. */
  const costIn = (changed: Problem) => {
    const solver = new RouteSolver(tools.highs, question, known, changed)
    const { plan, price, isOptimal } = solver.solve({ days }, ['price'], tools.allow(seconds))
    return plan && isOptimal ? price : undefined
  }
  const least = costIn(problem)
  if (least === undefined) return
  /** What the cheapest plan costs if there is this course. It need not be in it. */
  const costWith = (skill: number, level: number, hours: number, price: number) =>
    costIn({
      ...problem,
      candidates: [...problem.candidates, { id: newId, price, gains: [{ skill, level }], materials: [newId] }],
      materialMinutes: new Map(problem.materialMinutes).set(newId, hours * 60),
    })

  const mayLackPoints = question.pointsUntil !== undefined && question.milestones.length > 1
  /** The highest price at which a plan with it costs less. Undefined if it is not proven. */
  const highestPrice = (skill: number, level: number, hours: number): number | undefined => {
    const costFree = costWith(skill, level, hours, 0)
    if (costFree === undefined) return undefined
    const most = Math.max(0, least - costFree - 1)
    if (!mayLackPoints || most === 0) return most
    // There may be too few points for this price at an earlier milestone, although there are enough in the end.
    let [enters, high] = [0, most]
    for (let price = most; enters < high; price = Math.ceil((enters + high) / 2)) {
      const cost = costWith(skill, level, hours, price)
      if (cost === undefined) return undefined
      if (cost < least) enters = price
      else high = price - 1
    }
    return enters
  }

  const targets = new RouteSolver(tools.highs, question, known, problem).skills
  for (const [skill, { skillId, level: missing }] of targets.entries()) {
    for (let level = Math.min(missing, newCourses.mostLevel); level >= 1; level--) {
      const prices = inBetween(newCourses.hours, (hours) => (isOver() ? undefined : highestPrice(skill, level, hours)))
      for (const [place, hours] of newCourses.hours.entries()) {
        const mostPrice = prices[place] ?? 0
        if (mostPrice > 0) tools.tell({ skillId, level, hours, mostPrice })
      }
      // A course that gives less is worth no more.
      if (prices[0] === 0) break
    }
  }
}

/** A longer course is worth no more than a shorter one, so what is between two of equal worth needs no search. */
function inBetween(hours: number[], priceAt: (hours: number) => number | undefined): (number | undefined)[] {
  const [shortest = 0, ...longer] = hours
  const longest = longer.pop()
  const first = priceAt(shortest)
  if (longest === undefined) return [first]
  const last = first === 0 ? 0 : priceAt(longest)
  return [first, ...longer.map((one) => (first !== undefined && first === last ? first : priceAt(one))), last]
}
