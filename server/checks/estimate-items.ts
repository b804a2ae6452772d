import { setImmediate } from 'node:timers/promises'

export interface StatedItem {
  /** By the level that its author states. */
  difficulty: number
  /** The chance to be right without knowing it. */
  guess: number
}

export interface ItemEstimate {
  /** The ability of those who know it in half of the cases. */
  difficulty: number
  /** How steeply the chance to be right rises there. */
  discrimination: number
}

/** A mark from 0 to 1, of one learner. A part of a mark counts as that part of a right answer. */
export interface Response {
  item: number
  mark: number
}

/** What is assumed before any answer: how far authors misjudge the level, and how items usually tell learners apart. */
const prior = { spread: 1, discrimination: 1.4, logSpread: 0.5 }
const rounds = 25
/** A round rarely moves an item farther, and a first one must not throw it out of sight. */
const longestStep = 0.5
const abilities = Float64Array.from({ length: 41 }, (_, place) => (place - 20) / 4)
/** Other work of the server comes after so many responses. */
const atOnce = 2000

interface Counts {
  given: Float64Array
  right: Float64Array
}

/**
 * Estimates how hard questions are and how well they tell learners apart, by the two-parameter logistic model: marginal maximum likelihood
 * with priors, by expectation and maximisation (Bock and Aitkin). Learners are spread with a standard deviation of 1.
 *
 * Answers cannot tell hard questions from weak learners, so together the questions stay as hard as stated.
 */
export async function estimateItems(stated: StatedItem[], learners: Response[][]): Promise<ItemEstimate[]> {
  let items: ItemEstimate[] = stated.map(({ difficulty }) => ({ difficulty, discrimination: prior.discrimination }))
  let mean = meanOf(stated.map(({ difficulty }) => difficulty))
  for (let round = 0; round < rounds; round++) {
    const expected = await countExpected(items, stated, learners, mean)
    const found = items.map((item, place) => improve(item, stated[place], expected.counts[place]))
    const drift = meanOf(found.map(({ difficulty }, place) => difficulty - (stated[place]?.difficulty ?? 0)))
    items = found.map((item) => ({ ...item, difficulty: item.difficulty - drift }))
    mean = expected.mean - drift
  }
  return items
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
/** Never quite 0 or 1, whose logarithms have no end. */
const chanceOf = ({ difficulty, discrimination }: ItemEstimate, ability: number) =>
  Math.min(1 - 1e-9, Math.max(1e-9, 1 / (1 + Math.exp(-discrimination * (ability - difficulty)))))

/** How many learners of each ability are expected to have been asked each item, and how many of them were right. */
async function countExpected(items: ItemEstimate[], stated: StatedItem[], learners: Response[][], mean: number) {
  const { length } = abilities
  const counts = items.map((): Counts => ({ given: new Float64Array(length), right: new Float64Array(length) }))
  const curves = items.map((item, place) => {
    const { guess = 0 } = stated[place] ?? {}
    const chances = abilities.map((ability) => guess + (1 - guess) * chanceOf(item, ability))
    return { right: chances.map(Math.log), wrong: chances.map((chance) => Math.log1p(-chance)) }
  })
  const spread = abilities.map((ability) => -((ability - mean) ** 2) / 2)
  let [together, read] = [0, 0]
  for (const responses of learners) {
    const weights = spread.slice()
    for (const { item, mark } of responses) {
      const curve = curves[item]
      if (curve)
        for (let at = 0; at < length; at++) add(weights, at, mark * value(curve.right, at) + (1 - mark) * value(curve.wrong, at))
    }
    const most = Math.max(...weights)
    const all = weights.reduce((sum, log) => sum + Math.exp(log - most), 0)
    for (let at = 0; at < length; at++) weights[at] = Math.exp(value(weights, at) - most) / all
    for (let at = 0; at < length; at++) together += value(weights, at) * value(abilities, at)
    for (const { item, mark } of responses) {
      const count = counts[item]
      if (!count) continue
      for (let at = 0; at < length; at++) {
        add(count.given, at, value(weights, at))
        add(count.right, at, mark * value(weights, at))
      }
    }
    read += responses.length
    if (read > atOnce) {
      read = 0
      await setImmediate()
    }
  }
  return { counts, mean: learners.length === 0 ? mean : together / learners.length }
}

const value = (values: Float64Array, at: number) => values[at] ?? 0
const add = (values: Float64Array, at: number, more: number) => {
  values[at] = value(values, at) + more
}

/** One step of Fisher's scoring towards what fits the counts and the priors best, for difficulty and the logarithm of the discrimination. */
function improve(item: ItemEstimate, stated: StatedItem | undefined, counts: Counts | undefined): ItemEstimate {
  const { difficulty, discrimination } = item
  const { difficulty: start = difficulty, guess = 0 } = stated ?? {}
  const slopePrior = prior.logSpread ** -2
  let towardsHarder = (start - difficulty) * prior.spread ** -2
  let towardsSteeper = Math.log(prior.discrimination / discrimination) * slopePrior
  let [harder, both, steeper] = [prior.spread ** -2, 0, slopePrior]
  abilities.forEach((ability, at) => {
    const known = chanceOf(item, ability)
    const chance = guess + (1 - guess) * known
    const slope = (1 - guess) * known * (1 - known)
    const variance = chance * (1 - chance)
    const given = counts?.given[at] ?? 0
    const miss = ((counts?.right[at] ?? 0) - given * chance) * (slope / variance)
    const weight = given * (slope ** 2 / variance)
    const distance = discrimination * (ability - difficulty)
    towardsHarder -= miss * discrimination
    towardsSteeper += miss * distance
    harder += weight * discrimination ** 2
    both -= weight * discrimination * distance
    steeper += weight * distance ** 2
  })
  const determinant = harder * steeper - both ** 2
  const step = (value: number) => Math.min(longestStep, Math.max(-longestStep, value / determinant))
  return {
    difficulty: difficulty + step(steeper * towardsHarder - both * towardsSteeper),
    discrimination: discrimination * Math.exp(step(harder * towardsSteeper - both * towardsHarder)),
  }
}
