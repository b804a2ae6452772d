import { statedSpread, usualDiscrimination } from './scale.ts'

export interface StatedItem {
  /** By the level that its author states. */
  difficulty: number
  /** The chance to be right without knowing it. */
  guess: number
  /** How well it tells learners apart, if that is known already. */
  discrimination?: number
}

export interface Learner {
  /** Where those are on average who are asked this, as far as is known before they answer. */
  level: number
  /** Marks from 0 to 1. A part of a mark counts as that part of a right answer. */
  responses: { item: number; mark: number }[]
}

export interface ItemEstimate {
  /** The ability of those who know it in half of the cases. */
  difficulty: number
  /** What is uncertain about the difficulty, as a standard deviation. */
  spread: number
  /** How steeply the chance to be right rises there. The less the answers say about it, the closer it is to that of the other items. */
  discrimination: number
}

export interface Estimate {
  items: ItemEstimate[]
  /** How able learners are on average, against their level. */
  ability: number
}

/** What is assumed about the logarithm of a discrimination. */
interface Sharpness {
  log: number
  variance: number
}
const usual: Sharpness = { log: Math.log(usualDiscrimination), variance: 0.25 ** 2 }
/** It weighs as much as so many items. */
const usualWeight = 5
const mostRounds = 30
/** It ends with a round that moves nothing farther. */
const nearEnough = 0.005
/** A first step must not throw an item out of sight. */
const longestStep = 0.5
const abilities = Float64Array.from({ length: 41 }, (_, place) => (place - 20) / 4)

/**
 * Estimates how hard items are and how well they tell learners apart, by the two-parameter logistic model with the chance to guess as a floor:
 * what makes the answers most likely, with priors. Learners are spread around their level with a standard deviation of 1. One item after the
 * other moves closer to what fits the other answers of its learners. How sharp items are on average, and how different, is found as well.
 *
 * Answers cannot tell hard items from weak learners, so together those that were asked stay as hard as stated.
 */
export function estimateItems({ stated, learners }: { stated: StatedItem[]; learners: Learner[] }): Estimate {
  const all = stated.map(toItem)
  for (const [learner, { responses }] of learners.entries())
    for (const { item, mark } of responses) addAnswer(all[item], mark, learner)
  const items = all.filter(({ answers }) => answers.size > 0)
  let sharpness = usual
  let ability = 0
  for (let round = 0, moved = 1; round < mostRounds && moved > nearEnough; round++) {
    const weights = weighAbilities(items, learners, ability)
    ability = meanOf(learners.map(({ level }, place) => product(weights[place] ?? abilities, abilities) - level))
    const before = items.map(({ difficulty, log }) => ({ difficulty, log }))
    for (const item of items) improve(item, sharpness, weights)
    const drift = meanOf(items.map(({ difficulty, stated }) => difficulty - stated.difficulty))
    for (const item of items) item.difficulty -= drift
    ability -= drift
    sharpness = findSharpness(items.filter(({ stated }) => stated.discrimination === undefined))
    moved = Math.max(0, ...items.map((item, place) => distance(item, before[place] ?? item)))
  }
  return { items: all.map(({ difficulty, spread, log }) => ({ difficulty, spread, discrimination: Math.exp(log) })), ability }
}

interface Item {
  stated: StatedItem
  /** The learners who got each mark, by their places. */
  answers: Map<number, number[]>
  difficulty: number
  spread: number
  /** Of the discrimination, with what is uncertain about it. */
  log: number
  variance: number
}

function toItem(stated: StatedItem): Item {
  const { difficulty, discrimination = usualDiscrimination } = stated
  return { stated, answers: new Map(), difficulty, spread: statedSpread, log: Math.log(discrimination), variance: 0 }
}

function addAnswer(item: Item | undefined, mark: number, learner: number): void {
  const same = item?.answers.get(mark)
  if (same) same.push(learner)
  else item?.answers.set(mark, [learner])
}

const distance = (item: Item, before: { difficulty: number; log: number }) =>
  Math.max(Math.abs(item.difficulty - before.difficulty), Math.abs(item.log - before.log))

/** How likely somebody of each ability is right: never quite 0 or 1, whose logarithms have no end. */
const curveOf = ({ stated: { guess }, difficulty, log }: Item) =>
  abilities.map((ability) => {
    const chance = guess + (1 - guess) / (1 + Math.exp(-Math.exp(log) * (ability - difficulty)))
    return Math.min(1 - 1e-9, Math.max(1e-9, chance))
  })

const likelihoodOf = (curve: Float64Array, mark: number) => curve.map((chance) => chance ** mark * (1 - chance) ** (1 - mark))

/** For each learner, how likely each ability is. */
function weighAbilities(items: Item[], learners: Learner[], ability: number): Float64Array[] {
  const weights = learners.map(() => abilities.map(() => 1))
  for (const [place, { level }] of learners.entries()) {
    const prior = abilities.map((at) => Math.exp(-((at - level - ability) ** 2) / 2))
    scaleAll(weights, [place], prior)
  }
  for (const item of items) {
    const curve = curveOf(item)
    for (const [mark, people] of item.answers) scaleAll(weights, people, likelihoodOf(curve, mark))
  }
  return weights
}

/**
 * One step of Fisher's scoring, for the difficulty and the logarithm of the discrimination. The ability of each learner is judged by the
 * other answers; afterwards, by the better curve too.
 */
function improve(item: Item, sharpness: Sharpness, weights: Float64Array[]): void {
  const { guess, discrimination } = item.stated
  const assumed = discrimination === undefined ? sharpness : { log: Math.log(discrimination), variance: 1e-9 }
  const curve = curveOf(item)
  const slope = curve.map((chance) => ((chance - guess) * (1 - chance) * Math.exp(item.log)) / (1 - guess))
  const distances = slope.map((steep, at) => steep * ((abilities[at] ?? 0) - item.difficulty))
  let towardsHarder = (item.stated.difficulty - item.difficulty) / statedSpread ** 2
  let towardsSteeper = (assumed.log - item.log) / assumed.variance
  let [harder, both, steeper] = [statedSpread ** -2, 0, 1 / assumed.variance]
  for (const [mark, people] of item.answers) {
    const without = likelihoodOf(curve, mark).map((likely) => 1 / likely)
    for (const person of people) {
      const weight = weights[person] ?? without
      let [all, right, steep, distant] = [0, 0, 0, 0]
      for (let at = 0; at < weight.length; at++) {
        const share = (weight[at] ?? 0) * (without[at] ?? 0)
        all += share
        right += share * (curve[at] ?? 0)
        steep += share * (slope[at] ?? 0)
        distant += share * (distances[at] ?? 0)
      }
      const [chance, byDifficulty, bySteepness] = [right / all, -steep / all, distant / all]
      const known = 1 / (chance * (1 - chance))
      towardsHarder += (mark - chance) * known * byDifficulty
      towardsSteeper += (mark - chance) * known * bySteepness
      harder += known * byDifficulty ** 2
      both += known * byDifficulty * bySteepness
      steeper += known * bySteepness ** 2
    }
  }
  const determinant = harder * steeper - both ** 2
  const step = (value: number) => Math.min(longestStep, Math.max(-longestStep, value / determinant))
  item.difficulty += step(steeper * towardsHarder - both * towardsSteeper)
  item.log += step(harder * towardsSteeper - both * towardsHarder)
  item.spread = Math.sqrt(steeper / determinant)
  item.variance = harder / determinant
  const better = curveOf(item)
  for (const [mark, people] of item.answers) {
    const before = likelihoodOf(curve, mark)
    const change = likelihoodOf(better, mark).map((likely, at) => likely / (before[at] ?? 1))
    scaleAll(weights, people, change)
  }
}

/** How sharp items are on average, and how different. */
function findSharpness(items: Item[]): Sharpness {
  const count = usualWeight + items.length
  const log = (usualWeight * usual.log + sum(items.map((item) => item.log))) / count
  const squares = sum(items.map((item) => (item.log - log) ** 2 + item.variance))
  return { log, variance: (usualWeight * usual.variance + squares) / count }
}

/** Afterwards, the weights of each learner add up to 1. */
function scaleAll(weights: Float64Array[], people: number[], factors: Float64Array): void {
  for (const person of people) {
    const weight = weights[person] ?? factors
    const all = product(weight, factors)
    for (let at = 0; at < weight.length; at++) weight[at] = ((weight[at] ?? 0) * (factors[at] ?? 0)) / all
  }
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

const sum = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values: number[]) => sum(values) / Math.max(1, values.length)
