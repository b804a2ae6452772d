/** A question as the engine sees it: it knows neither its text nor its key. */
export interface Item {
  readonly id: number
  readonly difficulty: number
  /** What is uncertain about the difficulty, as a standard deviation. */
  readonly spread: number
  readonly discrimination: number
  /** The chance to be right without knowing anything. */
  readonly guess: number
}

export interface Given {
  item: Item
  isRight: boolean
}

const [lowest, highest, step] = [-5, 5, 0.125]
const size = Math.round((highest - lowest) / step) + 1
/** The abilities that are looked at. */
export const grid = Float64Array.from({ length: size }, (_, place) => lowest + place * step)

/** With it, a logistic curve is closest to its mean over difficulties that are normally distributed. */
const flattening = 0.346

/**
 * How likely somebody with this ability answers right. A difficulty that is uncertain makes the curve less steep, so that an answer says
 * less: without that, misjudged difficulties would excuse people who do not know it.
 */
export function chanceRight({ difficulty, spread, discrimination, guess }: Item, ability: number): number {
  const steepness = discrimination / Math.sqrt(1 + flattening * (discrimination * spread) ** 2)
  return guess + (1 - guess) / (1 + Math.exp(-steepness * (ability - difficulty)))
}

const curves = new WeakMap<Item, Float64Array>()
/** The chances for all abilities of the grid. */
export function curveOf(item: Item): Float64Array {
  const known = curves.get(item)
  if (known) return known
  const curve = grid.map((ability) => chanceRight(item, ability))
  curves.set(item, curve)
  return curve
}

/** How likely the answers are, for each ability of the grid. */
export function likelihoodOf(given: Given[]): Float64Array {
  const likelihood = new Float64Array(size).fill(1)
  for (const { item, isRight } of given) {
    const curve = curveOf(item)
    for (let place = 0; place < size; place++) {
      const right = curve[place] ?? 0
      likelihood[place] = (likelihood[place] ?? 0) * (isRight ? right : 1 - right)
    }
  }
  return likelihood
}

/** How much the abilities weigh that are above a limit, and those below it. */
export interface Weights {
  above: Float64Array
  below: Float64Array
}

/**
 * For people whose abilities are spread around `average`. Around the mark of a level, half of them know it: so each level is judged by the
 * answers alone, and a low one is not taken as known because a higher one is asked about.
 */
export function weightsFor(average: number, limit: number): Weights {
  const key = `${average}/${limit}`
  const known = weights.get(key)
  if (known) return known
  const prior = grid.map((ability) => Math.exp(-((ability - average) ** 2) / 2))
  // The limit may lie between two abilities of the grid.
  const share = grid.map((ability) => Math.min(1, Math.max(0, (ability - limit) / step + 0.5)))
  const made = {
    above: prior.map((weight, place) => weight * (share[place] ?? 0)),
    below: prior.map((weight, place) => weight * (1 - (share[place] ?? 0))),
  }
  if (weights.size >= mostWeights) weights.clear()
  weights.set(key, made)
  return made
}
const mostWeights = 500
const weights = new Map<string, Weights>()

/** How certain it is that the ability is at the limit or above. */
export function certaintyOf(likelihood: Float64Array, { above, below }: Weights): number {
  const known = product(likelihood, above)
  return known / (known + product(likelihood, below))
}

export function product(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let place = 0; place < a.length; place++) sum += (a[place] ?? 0) * (b[place] ?? 0)
  return sum
}
