import { type ProofCut, type ProofPrices, partsOfPoint, type RouteProof } from '#contract/learning-routes/route-proof.ts'
import { minutesOn, pointsOn } from './check-plan.ts'
import { Wrong } from './wrong.ts'

/** By which milestones a course can be finished. `isIn`: every plan of this part has it. */
export interface Range {
  from: number
  to: number
  isIn: boolean
}

export interface Bound {
  /** No plan costs less, in billionths of a point. Undefined: these courses have no plan at all. */
  value: bigint | undefined
  /** By course: no plan with it costs less. */
  with: Map<number, bigint>
}

/**
 * The lower bound that prices prove. Let x(i,k) say whether course i is finished by milestone k, and y(m,k) whether material m is. In every
 * plan, and for any prices that are not below zero:
 *
 *   what is reached is at least what is wanted        levels × (wanted − reached)  <= 0
 *   what is used is at most what there is             minutes × (used − there)     <= 0, the same for points
 *   a finished course has finished its materials      part × (x − y)               <= 0
 *   the weights of a cut add up to its least sum      cut × (least − sum)          <= 0
 *
 * So the price of a plan is at least its price plus all of these. That is a constant, plus a cost for each course, plus a cost for each
 * material, which is never below zero because no more of a material is borne than it costs. Each course is taken where its cost is lowest, or
 * not at all if that is above zero. No plan can do better. All numbers are whole billionths, so nothing is rounded.
 */
export class BoundChecker {
  private readonly proof: RouteProof
  private readonly milestones: { levels: number[]; minutes: bigint; points: bigint | undefined }[]
  private readonly leastSums = new Map<ProofCut, number | undefined>()

  constructor(proof: RouteProof) {
    this.proof = proof
    this.milestones = proof.milestones.map(({ levels }, by) => ({
      levels,
      minutes: BigInt(minutesOn(proof, by)),
      points: proof.points ? BigInt(pointsOn(proof, by)) : undefined,
    }))
  }

  /** Over these courses, given by their places. */
  bound(courses: number[], cuts: ProofCut[], prices: ProofPrices, ranges?: ReadonlyMap<number, Range>): Bound {
    const { milestones } = this
    const last = milestones.length - 1
    const priceAt = (list: number[], by: number) => BigInt(list[by] ?? 0)
    let value = 0n
    for (const [by, { levels, minutes, points }] of milestones.entries()) {
      for (const [skill, level] of levels.entries()) value += priceAt(prices.levels[by] ?? [], skill) * BigInt(level)
      value -= priceAt(prices.minutes, by) * minutes
      if (points === undefined && priceAt(prices.points, by) > 0n)
        throw new Wrong('Points have a price although they are no limit.')
      value -= priceAt(prices.points, by) * (points ?? 0n)
    }
    const saved = milestones.map(() => new Map<number, bigint>())
    for (const [place, worth] of prices.cuts) {
      const cut = cuts[place]
      if (!cut || cut.by > last) throw new Wrong('The certificate names a cut that is not in it.')
      const least = this.leastSum(courses, cut)
      if (least === undefined) return { value: undefined, with: new Map() }
      value += BigInt(worth) * BigInt(least)
      for (const [course, weight] of cut.weights)
        add(saved[cut.by] as Map<number, bigint>, course, BigInt(worth) * BigInt(weight))
    }
    const { borne, unborne } = this.splitMaterials(courses, prices)
    const excess = new Map<number, bigint>()
    for (const course of courses) {
      const { price, gains, materials, isMust } = this.courseAt(course)
      const { from, to, isIn } = ranges?.get(course) ?? { from: 0, to: last, isIn: isMust === true }
      let cost = BigInt(price) * BigInt(partsOfPoint)
      let rest = 0n
      let lowest: bigint | undefined
      let lowestWith: bigint | undefined
      for (let by = last; by >= from; by--) {
        cost += priceAt(prices.points, by) * BigInt(price) + (borne[by]?.get(course) ?? 0n) - (saved[by]?.get(course) ?? 0n)
        for (const [skill, level] of gains) {
          const useful = Math.min(level, milestones[by]?.levels[skill] ?? 0)
          cost -= priceAt(prices.levels[by] ?? [], skill) * BigInt(useful)
        }
        // A plan with this course also pays what nobody bears of its materials.
        for (const material of materials) rest += unborne[by]?.get(material) ?? 0n
        if (by > to) continue
        if (lowest === undefined || cost < lowest) lowest = cost
        if (lowestWith === undefined || cost + rest < lowestWith) lowestWith = cost + rest
      }
      if (isIn && lowest === undefined) return { value: undefined, with: new Map() }
      const taken = lowest !== undefined && (isIn || lowest < 0n) ? lowest : 0n
      value += taken
      if (lowestWith !== undefined) excess.set(course, lowestWith - taken)
    }
    return { value, with: new Map([...excess].map(([course, more]) => [course, value + more])) }
  }

  private courseAt(place: number): RouteProof['courses'][number] {
    const course = this.proof.courses[place]
    if (!course) throw new Wrong('The certificate names a course that is not in the file.')
    return course
  }

  /** What each course bears of its materials, by milestone, and what nobody bears. A material of a single course is borne by it. */
  private splitMaterials(courses: number[], prices: ProofPrices) {
    const borne = this.milestones.map(() => new Map<number, bigint>())
    const users = new Map<number, number[]>()
    for (const course of courses) {
      for (const material of this.courseAt(course).materials) {
        const list = users.get(material)
        if (list) list.push(course)
        else users.set(material, [course])
      }
    }
    const unborne = this.milestones.map((_, by) => {
      const price = BigInt(prices.minutes[by] ?? 0)
      const costs = new Map<number, bigint>()
      if (price === 0n) return costs
      for (const [material, list] of users) {
        const cost = price * BigInt(this.proof.materials[material] ?? 0)
        if (list.length === 1) add(borne[by] as Map<number, bigint>, list[0] as number, cost)
        else costs.set(material, cost)
      }
      return costs
    })
    for (const [course, material, by, part] of prices.parts) {
      const costs = unborne[by]
      if (!costs || !users.get(material)?.includes(course))
        throw new Wrong('The certificate lets a course bear a material that is not in it.')
      const left = costs.get(material) ?? 0n
      const given = BigInt(part) < left ? BigInt(part) : left
      costs.set(material, left - given)
      add(borne[by] as Map<number, bigint>, course, given)
    }
    return { borne, unborne }
  }

  /** The least sum of weights with which these courses reach the level, found by trying all sums. Undefined if they never reach it. */
  private leastSum(courses: number[], cut: ProofCut): number | undefined {
    if (this.leastSums.has(cut)) return this.leastSums.get(cut)
    const target = this.milestones[cut.by]?.levels[cut.skill] ?? 0
    const weights = new Map(cut.weights)
    /** By level that is reached, at most the target. */
    let least: number[] = Array.from({ length: target + 1 }, (_, level) => (level === 0 ? 0 : Number.POSITIVE_INFINITY))
    for (const course of courses) {
      const gain = this.courseAt(course).gains.find(([skill]) => skill === cut.skill)?.[1] ?? 0
      if (gain === 0) continue
      const weight = weights.get(course) ?? 0
      const next = [...least]
      for (const [level, sum] of least.entries()) {
        const reached = Math.min(target, level + gain)
        next[reached] = Math.min(next[reached] ?? sum + weight, sum + weight)
      }
      least = next
    }
    const found = least[target] ?? Number.POSITIVE_INFINITY
    if (found !== Number.POSITIVE_INFINITY && !Number.isSafeInteger(found)) throw new Wrong('The weights of a cut are too large.')
    const result = found === Number.POSITIVE_INFINITY ? undefined : found
    this.leastSums.set(cut, result)
    return result
  }
}

function add(sums: Map<number, bigint>, key: number, value: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + value)
}
