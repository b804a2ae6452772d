import { chanceRight, grid, type Item, likelihoodOf, product } from './ability.ts'
import { statedSpread } from './scale.ts'

/** A placement whose answers say how hard its questions are. */
export interface Answered {
  /** The mark of the level it was about. */
  mark: number
  given: { itemId: number; isRight: boolean }[]
}

export interface StatedItem extends Pick<Item, 'id' | 'discrimination' | 'guess'> {
  /** By the stated level. */
  stated: number
}

const rounds = 12
/** From the stated difficulty, in both directions. */
const [farthest, step] = [2, 0.1]
const shifts = Array.from({ length: Math.round((2 * farthest) / step) + 1 }, (_, place) => place * step - farthest)

export interface Estimate {
  items: Item[]
  /** How able those are who try, on average, against the mark. */
  ability: number
}

/**
 * How hard questions are, by the answers, beginning with what their authors say: with few answers that is what counts, with many it hardly
 * does. In turns: how able those were who answered, by the difficulties so far; then the difficulties, by who answered right.
 *
 * Answers cannot tell a hard bank from people who know little. So a bank as a whole is as hard as stated: only its questions move against
 * each other.
 */
export function estimateDifficulties(stated: StatedItem[], answered: Answered[]): Estimate {
  let estimate: Estimate = {
    items: stated.map(({ stated, ...item }) => ({ ...item, difficulty: stated, spread: statedSpread })),
    ability: 0,
  }
  const logsOf = stated.map(toLogs)
  for (let round = 0; round < rounds; round++) {
    const { counts, ability } = countByAbility(estimate, answered)
    const found = stated.map(({ id }, place) => mostLikely(logsOf[place] ?? [], counts.get(id)))
    const moved = found.filter((_, place) => counts.has(stated[place]?.id ?? 0))
    const drift = moved.reduce((sum, { shift }) => sum + shift / moved.length, 0)
    const items = stated.map(({ stated, ...item }, place) => {
      const { shift = 0, spread = statedSpread } = found[place] ?? {}
      return { ...item, difficulty: counts.has(item.id) ? stated + shift - drift : stated, spread }
    })
    estimate = { items, ability }
  }
  return estimate
}

/** For another thread. */
export const estimate = ({ stated, answered }: { stated: StatedItem[]; answered: Answered[] }) =>
  estimateDifficulties(stated, answered)

/** How many people of each ability are expected to have answered right, and wrong. */
interface Counts {
  right: Float64Array
  wrong: Float64Array
}

function countByAbility({ items, ability }: Estimate, answered: Answered[]): { counts: Map<number, Counts>; ability: number } {
  const certain = new Map(items.map((item) => [item.id, { ...item, spread: 0 }]))
  const counts = new Map<number, Counts>()
  let together = 0
  for (const { mark, given } of answered) {
    const known = given.flatMap(({ itemId, isRight }) => {
      const item = certain.get(itemId)
      return item ? [{ item, isRight }] : []
    })
    const likelihood = likelihoodOf(known)
    const prior = priorAt(mark + ability)
    const weights = likelihood.map((likely, place) => likely * (prior[place] ?? 0))
    const all = product(likelihood, prior)
    together += product(grid, weights) / all - mark
    for (const { item, isRight } of known) {
      const count = counts.get(item.id) ?? { right: new Float64Array(grid.length), wrong: new Float64Array(grid.length) }
      counts.set(item.id, count)
      const side = isRight ? count.right : count.wrong
      for (let place = 0; place < side.length; place++) side[place] = (side[place] ?? 0) + (weights[place] ?? 0) / all
    }
  }
  return { counts, ability: answered.length === 0 ? 0 : together / answered.length }
}

const priorAt = (average: number) => grid.map((ability) => Math.exp(-((ability - average) ** 2) / 2))

interface Logs {
  right: Float64Array
  wrong: Float64Array
}

/** For each shift, how likely each ability answers right and wrong: as logarithms, because many answers are added up. */
const toLogs = ({ stated, ...item }: StatedItem): Logs[] =>
  shifts.map((shift) => {
    const chances = grid.map((ability) => chanceRight({ ...item, difficulty: stated + shift, spread: 0 }, ability))
    return { right: chances.map((chance) => Math.log(chance)), wrong: chances.map((chance) => Math.log(1 - chance)) }
  })

/** How far a question is from its stated difficulty, and what is uncertain about it. */
function mostLikely(logsOf: Logs[], counts: Counts | undefined): { shift: number; spread: number } {
  if (!counts) return { shift: 0, spread: statedSpread }
  const logs = shifts.map((shift, place) => {
    const { right, wrong } = logsOf[place] ?? counts
    return product(counts.right, right) + product(counts.wrong, wrong) - shift ** 2 / (2 * statedSpread ** 2)
  })
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = shifts.reduce((sum, shift, place) => sum + (shift * (weights[place] ?? 0)) / all, 0)
  const variance = shifts.reduce((sum, shift, place) => sum + ((shift - mean) ** 2 * (weights[place] ?? 0)) / all, 0)
  return { shift: mean, spread: Math.sqrt(variance) }
}
