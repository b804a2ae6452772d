/** The costs of a plan that can be minimised. */
export type Criterion = 'price' | 'minutes' | 'courses' | 'changes'
export type Totals = Record<Criterion, number>

/** A course that could be chosen, as the catalogue has it. */
export interface Candidate {
  id: number
  price: number
  /** `skill` is a place among the targets. */
  gains: Gain[]
  materials: number[]
}

export interface Gain {
  skill: number
  level: number
}

/** The problem without names or people: choose courses whose levels add up to every target. */
export interface Problem {
  targets: number[]
  candidates: Candidate[]
  /** Ids of the candidates that every plan contains, although they may teach nothing wanted. */
  musts?: ReadonlySet<number>
  /** Ids of the courses of the plan that is renewed: all others are changes. */
  kept?: ReadonlySet<number>
  /** Only of materials that still have to be learned; others take no time. */
  materialMinutes: ReadonlyMap<number, number>
}

/** A candidate as the solver sees it, identified by its place in the list. */
export interface Course {
  place: number
  id: number
  price: number
  gains: Gain[]
  /** Of the materials that no other candidate has. */
  ownMinutes: number
  /** Places of the materials that other candidates have too. */
  shared: number[]
  /** 1 for a course that is not in the plan that is renewed. */
  changes: number
}

export interface Instance {
  targets: number[]
  courses: Course[]
  /** The number of places, including those of courses that were left out. */
  places: number
  sharedMinutes: number[]
  /** Their ids. */
  sharedIds: number[]
  /** The greatest common divisors of prices and of minutes: if every price is a multiple of ten, a bound of 91 points proves 100. */
  units: Totals
}

/**
 * Fixes x = 1 for the musts: their levels are taken from the targets, and their materials take no more time in other courses. What is left
 * to choose is a problem without musts. Its best plan, together with the musts, is the best plan with them: their cost is the same in
 * every plan, so every bound holds when it is added.
 */
export function withoutMusts({ targets, candidates, materialMinutes, musts = new Set() }: Problem): Problem {
  if (musts.size === 0) return { targets, candidates, materialMinutes }
  const taken = candidates.filter(({ id }) => musts.has(id))
  const reached = reach({ targets }, taken)
  const left = new Map(materialMinutes)
  for (const { materials } of taken) for (const material of materials) left.delete(material)
  return {
    targets: targets.map((target, skill) => target - (reached[skill] ?? 0)),
    candidates: candidates.filter(({ id }) => !musts.has(id)),
    materialMinutes: left,
  }
}

/** The musts and the chosen courses of a plan, with the materials that they share. */
export function toWholePlan(problem: Problem, chosen: Course[]): Instance {
  const ids = new Set([...(problem.musts ?? []), ...chosen.map(({ id }) => id)])
  return toInstance({ ...problem, candidates: problem.candidates.filter(({ id }) => ids.has(id)), musts: ids })
}

/** Leaves out what cannot help, caps levels at the targets, and merges the materials that only one candidate has. */
export function toInstance({ targets, candidates, materialMinutes, musts, kept }: Problem): Instance {
  const helps = ({ skill, level }: Gain) => Math.min(level, targets[skill] ?? 0) > 0
  const useful = candidates.filter(({ id, gains }) => musts?.has(id) || gains.some(helps))
  const users = new Map<number, number>()
  for (const { materials } of useful) for (const id of materials) users.set(id, (users.get(id) ?? 0) + 1)
  const places = new Map<number, number>()
  const sharedMinutes: number[] = []
  const sharedPlace = (material: number, minutes: number) => {
    const known = places.get(material)
    if (known !== undefined) return known
    places.set(material, sharedMinutes.length)
    return sharedMinutes.push(minutes) - 1
  }
  // By id, so that the plan does not depend on the order in which the catalogue was read.
  const courses = useful
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, price, gains, materials }, place): Course => {
      const course: Course = { place, id, price, gains: [], ownMinutes: 0, shared: [], changes: kept?.has(id) ? 0 : 1 }
      for (const { skill, level } of gains.filter(helps))
        course.gains.push({ skill, level: Math.min(level, targets[skill] ?? 0) })
      for (const material of materials) {
        const minutes = materialMinutes.get(material) ?? 0
        if (users.get(material) === 1) course.ownMinutes += minutes
        else if (minutes > 0) course.shared.push(sharedPlace(material, minutes))
      }
      return course
    })
  const price = commonDivisor(courses.map((course) => course.price))
  const minutes = commonDivisor([...courses.map((course) => course.ownMinutes), ...sharedMinutes])
  return {
    targets,
    courses,
    places: courses.length,
    sharedMinutes,
    sharedIds: [...places.keys()],
    units: { price, minutes, courses: 1, changes: 1 },
  }
}

function commonDivisor(values: number[]): number {
  let divisor = 0
  for (let value of values) {
    while (value > 0) [divisor, value] = [value, divisor % value]
    if (divisor === 1) break
  }
  return divisor || 1
}

export function sumTotals({ sharedMinutes }: Instance, plan: Iterable<Course>): Totals {
  const totals: Totals = { price: 0, minutes: 0, courses: 0, changes: 0 }
  const materials = new Set<number>()
  for (const { price, ownMinutes, shared, changes } of plan) {
    totals.price += price
    totals.minutes += ownMinutes
    totals.courses++
    totals.changes += changes
    for (const material of shared) materials.add(material)
  }
  for (const material of materials) totals.minutes += sharedMinutes[material] ?? 0
  return totals
}

/** How much of each target all these courses reach together. */
export function reach({ targets }: Pick<Instance, 'targets'>, courses: Iterable<{ gains: Gain[] }>): number[] {
  const sums = targets.map(() => 0)
  for (const { gains } of courses) for (const { skill, level } of gains) sums[skill] = (sums[skill] ?? 0) + level
  return sums.map((sum, skill) => Math.min(sum, targets[skill] ?? 0))
}

export const fulfils = (instance: Instance, plan: Iterable<Course>): boolean =>
  reach(instance, plan).every((level, skill) => level === instance.targets[skill])
