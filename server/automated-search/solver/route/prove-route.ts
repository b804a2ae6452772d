import type { Course } from '../problem.ts'
import type { Stage } from '../stage.ts'
import { ElasticRelaxation, mostOfMultiplier, type Relaxed, roundMultipliers } from './elastic-relaxation.ts'
import { type Finish, keepsDates, type RouteInstance, type RouteProblem, toRouteInstance } from './route.ts'
import { findRouteBound, type Multipliers, priceRoute, type Range } from './route-bound.ts'
import type { RouteSearch } from './solve-route.ts'

/** A part of all plans. It is split by whether a course is finished by a milestone, or its multipliers give its bound. */
export interface ProofNode {
  ranges: ReadonlyMap<Course, Range>
  value: number
  multipliers: Multipliers
  split: { course: Course; by: number; no: ProofNode; yes: ProofNode } | undefined
}

/** Multipliers that show which courses are in no cheaper plan. */
export interface ProofRound {
  /** All courses that are left at its beginning. */
  instance: RouteInstance
  multipliers: Multipliers
}

/** Why no plan costs less: after the rounds, the tree splits the plans of what is left until each part is shown to have no cheaper one. */
export interface RouteProof {
  /** No plan costs less than that. */
  bound: number
  rounds: ProofRound[]
  /** Undefined if the last round suffices. */
  rest: { instance: RouteInstance; tree: ProofNode } | undefined
}

/** The bounds here are not exact; the checker computes them exactly. */
const margin = 1e-3
const [mostRounds, mostCutRounds, mostNodes] = [5, 30, 5000]
/** Another round is worth it if so much is left at the most. */
const enoughLess = 0.9

/** Proves as much as it can in the time. Returns a cheaper plan if it meets one. */
export function proveRoute(
  search: RouteSearch,
  problem: RouteProblem,
  plan: { ids: ReadonlySet<number>; price: number },
): RouteProof | { cheaper: Finish[] } {
  return new RouteProver(search, problem, plan).prove()
}

class RouteProver {
  private readonly search: RouteSearch
  private readonly problem: RouteProblem
  private readonly plan: { ids: ReadonlySet<number>; price: number }
  private readonly unit: number
  private readonly stage: Stage
  /** A bound above this proves the price. */
  private readonly enough: number
  private readonly rounds: ProofRound[] = []
  private least = 0
  private cheaper: Finish[] | undefined

  constructor(search: RouteSearch, problem: RouteProblem, plan: { ids: ReadonlySet<number>; price: number }) {
    this.search = search
    this.problem = problem
    this.plan = plan
    this.unit = toRouteInstance(problem).units.price
    this.stage = { minimise: [{ criterion: 'price', weight: 1 }], step: this.unit, limits: [] }
    this.enough = plan.price - this.unit + margin
  }

  prove(): RouteProof | { cheaper: Finish[] } {
    const { highs, secondsLeft } = this.search
    const whole = toRouteInstance(this.problem)
    const known = whole.courses.filter(({ id }) => this.plan.ids.has(id))
    const { multipliers } = findRouteBound(highs, whole, { stage: this.stage, known, secondsLeft })
    let left = this.addRound(whole, roundMultipliers(multipliers))
    while (left && secondsLeft() > 0) {
      const penalty = Math.min(mostOfMultiplier, 2 * (this.plan.price + this.unit))
      const relaxation = new ElasticRelaxation(this.search, left, this.stage, penalty)
      try {
        const relaxed = this.cut(relaxation)
        if (!relaxed) break
        const next = this.addRound(left, relaxed.multipliers)
        if (next && (next.courses.length > left.courses.length * enoughLess || this.rounds.length === mostRounds)) {
          this.rounds.pop()
          const tree = this.branch(relaxation, relaxed)
          if (this.cheaper) return { cheaper: this.cheaper }
          return { bound: this.proven(this.least), rounds: this.rounds, rest: { instance: left, tree } }
        }
        left = next
      } finally {
        relaxation.end()
      }
    }
    return { bound: this.proven(this.least), rounds: this.rounds, rest: undefined }
  }

  private proven(value: number): number {
    return Math.min(this.plan.price, Math.max(0, Math.ceil((value - margin) / this.unit) * this.unit))
  }

  /** Returns what may still be in a cheaper plan; undefined if there is none. */
  private addRound(instance: RouteInstance, given: Multipliers): RouteInstance | undefined {
    const { value, reduced, parts } = priceRoute(instance, this.stage, given)
    this.least = value
    this.rounds.push({ instance, multipliers: { ...given, parts } })
    if (value > this.enough) return undefined
    const mayBeIn = ({ id, place }: Course) => instance.musts.has(id) || value + Math.max(0, reduced[place] ?? 0) <= this.enough
    const ids = new Set(instance.courses.filter(mayBeIn).map(({ id }) => id))
    return toRouteInstance({ ...this.problem, candidates: this.problem.candidates.filter(({ id }) => ids.has(id)) })
  }

  /** Adds cuts until they bring nothing more. */
  private cut(relaxation: ElasticRelaxation): Relaxed | undefined {
    let best = relaxation.solve(new Map())
    for (let round = 0; round < mostCutRounds && this.search.secondsLeft() > 0; round++) {
      if (!best || best.value > this.enough || !relaxation.cut()) break
      const next = relaxation.solve(new Map())
      if (next && next.value > best.value) best = next
    }
    return best
  }

  /** Splits the part with the lowest bound, until all are high enough or the time is over. */
  private branch(relaxation: ElasticRelaxation, { value, multipliers }: Relaxed): ProofNode {
    const tree: ProofNode = { ranges: new Map(), value, multipliers, split: undefined }
    const open: OpenNode[] = []
    this.least = Number.POSITIVE_INFINITY
    let nodes = 0
    const visit = (node: ProofNode) => {
      nodes++
      const relaxed = relaxation.solve(node.ranges)
      if (relaxed && relaxed.value > node.value) Object.assign(node, { value: relaxed.value, multipliers: relaxed.multipliers })
      if (node.value <= this.enough && relaxed?.open.length) return insert(open, { node, at: mostOpen(relaxed.open) })
      this.least = Math.min(this.least, node.value)
      if (node.value > this.enough || !relaxed?.whole) return
      const plan = toPlan(relaxed.whole)
      if (keepsDates(relaxation.instance, plan)) this.cheaper = plan
    }
    visit(tree)
    for (
      let next = open.at(-1);
      next && !this.cheaper && this.search.secondsLeft() > 0 && nodes < mostNodes;
      next = open.at(-1)
    ) {
      open.pop()
      const { node, at } = next
      const { course, by } = at
      const range = node.ranges.get(course) ?? relaxation.wholeRange(course)
      const withRange = (range: Range): ProofNode => ({
        ranges: new Map([...node.ranges, [course, range]]),
        value: node.value,
        multipliers: node.multipliers,
        split: undefined,
      })
      const no = withRange({ ...range, from: by + 1 })
      const yes = withRange({ ...range, to: by, isIn: true })
      node.split = { course, by, no, yes }
      visit(no)
      visit(yes)
    }
    this.least = Math.min(this.least, open.at(-1)?.node.value ?? Number.POSITIVE_INFINITY)
    return tree
  }
}

interface OpenNode {
  node: ProofNode
  at: { course: Course; by: number }
}

/** Sorted, the lowest bound last. */
function insert(list: OpenNode[], item: OpenNode): void {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.node.value ?? 0) > item.node.value) low = middle + 1
    else high = middle
  }
  list.splice(low, 0, item)
}

/** The one whose decision changes most. */
function mostOpen<T extends { share: number }>(open: T[]): T {
  const howOpen = ({ share }: T) => Math.min(share, 1 - share)
  return open.reduce((most, next) => (howOpen(next) > howOpen(most) ? next : most))
}

function toPlan(layers: { course: Course; by: number }[]): Finish[] {
  const by = new Map<Course, number>()
  for (const layer of layers) by.set(layer.course, Math.min(layer.by, by.get(layer.course) ?? layer.by))
  return [...by].map(([course, by]) => ({ course, by }))
}
