import type { Learner } from '#server/items/estimate-items.ts'
import { difficultyOf } from '#server/items/index.ts'

export interface Random {
  next: () => number
  normal: () => number
}

/** The same numbers for the same seed (mulberry32). */
export function randomBy(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()) }
}

export interface Design {
  /** About one skill. */
  items: number
  /** Of each learner, drawn by chance. */
  asked: number
  /** Of each item, on average. */
  answers: number
  /** The share of items with four options; all others cannot be guessed. */
  fourOptions: number
  levels: number[]
  discrimination: (random: Random) => number
  /** How able learners are on average, against the middle of the levels. */
  ability: number
}

/**
 * Like the larger checks of the demo: 18 to 34 questions about a skill, on two to five neighbouring levels, of which 14 to 16 are drawn, two
 * in five with four options. Learners come from the lessons, so they are right more often than not. The levels that authors state are off by
 * 0.5, as placements assume it.
 */
export const usualCheck: Design = {
  items: 30,
  asked: 15,
  answers: 500,
  fourOptions: 0.4,
  levels: [4, 5, 6],
  discrimination: ({ next }) => 0.5 + 2 * next(),
  ability: 0.5,
}
const misjudged = 0.5

export interface TrueItem {
  stated: number
  difficulty: number
  discrimination: number
  guess: number
}

export interface Simulated {
  items: TrueItem[]
  learners: (Learner & { ability: number })[]
}

export function simulateAnswers(design: Design, random: Random): Simulated {
  const items = Array.from({ length: design.items }, (_, place): TrueItem => {
    const stated = difficultyOf(design.levels[place % design.levels.length] ?? 1)
    return {
      stated,
      difficulty: stated + misjudged * random.normal(),
      discrimination: design.discrimination(random),
      guess: random.next() < design.fourOptions ? 0.25 : 0,
    }
  })
  const level = items.reduce((sum, { stated }) => sum + stated, 0) / items.length
  const learners = Array.from({ length: Math.round((design.answers * items.length) / design.asked) }, () => {
    const ability = level + design.ability + random.normal()
    const drawn = items.map((item, place) => ({ item, place, at: random.next() })).toSorted((a, b) => a.at - b.at)
    const responses = drawn.slice(0, design.asked).map(({ item, place }) => ({
      item: place,
      mark: Number(random.next() < chanceOf(item, ability)),
    }))
    return { level, ability, responses }
  })
  return { items, learners }
}

export const chanceOf = ({ difficulty, discrimination, guess }: Omit<TrueItem, 'stated'>, ability: number) =>
  guess + (1 - guess) / (1 + Math.exp(-discrimination * (ability - difficulty)))

export function correlation(xs: number[], ys: number[]): number {
  const [mx, my] = [meanOf(xs), meanOf(ys)]
  const product = (a: number[], ma: number, b: number[], mb: number) =>
    meanOf(a.map((value, at) => (value - ma) * ((b[at] ?? 0) - mb)))
  return product(xs, mx, ys, my) / Math.sqrt(product(xs, mx, xs, mx) * product(ys, my, ys, my))
}

export const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
