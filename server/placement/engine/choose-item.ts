import { curveOf, type Item, type Weights } from './ability.ts'

/** A level that is worth something. */
export interface Stake {
  level: number
  /** What knowing it saves, more than knowing the stakes before it. */
  points: number
}

export interface OpenStake extends Stake {
  weights: Weights
}

/** An item that may be asked, and in how many placements it was, of how many since it is there. */
export interface Offered extends Item {
  shown: number
  placements: number
}

export const exposure = {
  /** One of so many of the best is drawn. */
  drawnFrom: 5,
  /** An item that was in so large a share of the placements rests. */
  share: 0.28,
  /** A bank that is small needs a larger share: so many times what each of its items would have if all were asked as often. */
  overMean: 1.4,
  /** So many placements more are counted, so that the first ones have questions. */
  grace: 8,
} as const

/** How often an item of so large a bank may be asked. */
export const shareLimit = (bank: number, asked: number) =>
  Math.min(1, Math.max(exposure.share, (exposure.overMean * asked) / bank))

export const isResting = ({ shown, placements }: Offered, limit: number) => shown + 1 > limit * (placements + exposure.grace)

/** Draws one of the items that say most for what they save. */
export function chooseItem(
  items: Offered[],
  likelihood: Float64Array,
  stakes: OpenStake[],
  random: () => number,
): Offered | undefined {
  const best = items
    .map((item) => ({ item, worth: worthOf(item, likelihood, stakes) }))
    .toSorted((a, b) => b.worth - a.worth || a.item.id - b.item.id)
    .slice(0, exposure.drawnFrom)
  return best[Math.floor(random() * best.length)]?.item
}

/** The information (in bits) that the answer is expected to give about each level, times what that level saves. */
export function worthOf(item: Item, likelihood: Float64Array, stakes: OpenStake[]): number {
  const curve = curveOf(item)
  let worth = 0
  for (const { points, weights } of stakes) {
    let [above, below, rightAbove, rightBelow] = [0, 0, 0, 0]
    for (let place = 0; place < curve.length; place++) {
      const likely = likelihood[place] ?? 0
      const chance = curve[place] ?? 0
      const over = likely * (weights.above[place] ?? 0)
      const under = likely * (weights.below[place] ?? 0)
      above += over
      below += under
      rightAbove += over * chance
      rightBelow += under * chance
    }
    const all = above + below
    const right = rightAbove + rightBelow
    const after = right * bits(rightAbove / right) + (all - right) * bits((above - rightAbove) / (all - right))
    worth += points * (bits(above / all) - after / all)
  }
  return worth
}

/** What is open about something that is this certain. */
const bits = (share: number) => (share <= 0 || share >= 1 ? 0 : -share * Math.log2(share) - (1 - share) * Math.log2(1 - share))
