import { partsOfPoint, type RouteProof } from '#contract/learning-routes/route-proof.ts'
import { type Bound, BoundChecker, type Range } from './lower-bound.ts'
import { Wrong } from './wrong.ts'

export interface Checked {
  /** How many parts of all plans were looked at. */
  leaves: number
}

/**
 * Whether the certificate proves that no plan costs less than `leastPrice`. All prices are multiples of a unit, so it is enough to show that
 * every plan costs more than the last multiple below it.
 */
export function checkCertificate(proof: RouteProof): Checked {
  const { rounds, rest } = proof.certificate
  const checker = new BoundChecker(proof)
  const last = proof.milestones.length - 1
  const unit = proof.courses.reduce((divisor, { price }) => commonDivisor(divisor, price), 0) || 1
  const enough = BigInt((Math.ceil(proof.leastPrice / unit) - 1) * unit) * BigInt(partsOfPoint)
  const isEnough = (value: bigint | undefined) => value === undefined || value > enough
  const tooLow = ({ value = 0n }: Bound) =>
    new Wrong(`The certificate proves that a plan costs at least ${inPoints(value, unit)} points, not ${proof.leastPrice}.`)

  if (proof.leastPrice > proof.price) throw new Wrong('The plan costs less than the least price that the file names.')
  if (proof.leastPrice <= 0) return { leaves: 0 }
  let left = proof.courses.map((_, place) => place)
  for (const [place, { courses, cuts, prices }] of rounds.entries()) {
    if (place === 0 ? courses !== null : courses === null) throw new Wrong('Only the first round is about all courses.')
    const bound = checker.bound(left, cuts, prices)
    if (isEnough(bound.value)) return { leaves: 1 }
    const next = rounds[place + 1]?.courses ?? rest?.courses
    if (!next) throw tooLow(bound)
    const kept = new Set(next)
    if (next.length > kept.size || next.some((course) => !left.includes(course)))
      throw new Wrong('A round of the certificate names a course that is not left.')
    for (const course of left) {
      if (kept.has(course)) continue
      const { id, isMust } = proof.courses[course] as RouteProof['courses'][number]
      if (isMust) throw new Wrong(`The certificate leaves out course ${id}, which must be in the plan.`)
      const value = bound.with.get(course)
      if (value === undefined || value <= enough)
        throw new Wrong(
          `The certificate leaves out course ${id}, which could be in a plan for less than ${proof.leastPrice} points.`,
        )
    }
    left = next
  }
  if (!rest) throw new Wrong('The certificate has no proof.')

  const free: Range = { from: 0, to: last, isIn: false }
  const start = new Map(left.map((course) => [course, { ...free, isIn: proof.courses[course]?.isMust === true }]))
  const seen = new Set<number>()
  const open: { place: number; ranges: ReadonlyMap<number, Range> }[] = [{ place: 0, ranges: start }]
  let leaves = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, ranges } = next
    const node = rest.nodes[place]
    if (!node || seen.has(place)) throw new Wrong('The certificate does not look at all plans.')
    seen.add(place)
    if ('prices' in node) {
      const prices = rest.prices[node.prices]
      if (!prices) throw new Wrong('The certificate names prices that are not in it.')
      const bound = checker.bound(left, rest.cuts, prices, ranges)
      if (!isEnough(bound.value)) throw tooLow(bound)
      leaves++
      continue
    }
    // Later places only, so there is an end.
    const { course, by, no, yes } = node
    const range = ranges.get(course)
    if (no <= place || yes <= place || !range || by > last)
      throw new Wrong('The certificate splits the plans in a way that is not possible.')
    open.push({ place: no, ranges: new Map(ranges).set(course, { ...range, from: Math.max(range.from, by + 1) }) })
    open.push({ place: yes, ranges: new Map(ranges).set(course, { ...range, to: Math.min(range.to, by), isIn: true }) })
  }
  return { leaves }
}

function commonDivisor(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b]
  return a
}

/** Rounded up to the next possible price. */
function inPoints(value: bigint, unit: number): number {
  const step = BigInt(unit) * BigInt(partsOfPoint)
  return value <= 0n ? 0 : Number((value + step - 1n) / step) * unit
}
