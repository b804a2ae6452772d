import { type Given, likelihoodOf, weightsFor } from '#server/placement/engine/ability.ts'
import { type Offered, type Stake, worthOf } from '#server/placement/engine/choose-item.ts'
import { type Answered, estimateDifficulties } from '#server/placement/engine/estimate-difficulties.ts'
import { nextStep, type Verdict, verdictOf } from '#server/placement/engine/next-step.ts'
import {
  clampDiscrimination,
  difficultyOf,
  levelStep,
  markOf,
  statedSpread,
  usualDiscrimination,
} from '#server/placement/engine/scale.ts'

export interface Scenario {
  name: string
  /** The share of questions with four options; all others cannot be guessed. */
  fourOptions: number
  /** How far the true difficulties are from the stated ones, as a standard deviation. */
  misjudged: number
  /** The same for the whole bank: positive when it is harder than its authors say. */
  harder?: number
  discrimination?: number
  /** How far the discriminations that are known are from the true ones, as a standard deviation of their logarithms; without it, none is known. */
  sharpness?: number
  /** How able those are who try, against the mark. */
  ability?: number
  /** The level that is asked about; by default one from 3 to 8 for each bank. */
  level?: number
  /** How many levels one placement is about, with this highest one. */
  levels?: number
  /** So many placements tell how hard the questions are, before anything is counted. */
  before?: number
}

export interface Figures {
  scenario: Scenario
  learners: number
  asked: number
  mostAsked: number
  excused: number
  /** Of the excused. */
  below: number
  clearlyBelow: number
  /** Of what those who know it could save. */
  saved: number
  /** The most used question of all banks. */
  exposure: number
  /** A fixed test of 20, judged the same way. */
  fixed: { below: number; saved: number }
  /** How far the difficulties that were used are from the true ones. */
  difficultyError: number
  calibration: Bin[]
}

/** Of those whose certainty is in this tenth. */
export interface Bin {
  learners: number
  certainty: number
  able: number
}

interface Question extends Offered {
  stated: number
  truth: { difficulty: number; discrimination: number; guess: number }
}

export const size = { learners: 10_000, banks: 20, bank: 60, fixed: 20 } as const

export function simulate(scenario: Scenario, random: Random): Figures {
  const sums = {
    learners: 0,
    asked: 0,
    mostAsked: 0,
    excused: 0,
    below: 0,
    clearly: 0,
    could: 0,
    saved: 0,
    exposure: 0,
    error: 0,
  }
  const fixed = { excused: 0, below: 0, saved: 0 }
  const bins = Array.from({ length: 10 }, () => ({ learners: 0, certainty: 0, able: 0 }))
  for (let place = 0; place < size.banks; place++) {
    const level = scenario.level ?? 3 + (place % 6)
    const stakes = toStakes(level, scenario.levels ?? 1)
    const middle = (markOf(stakes[0]?.level ?? level) + markOf(level)) / 2
    const meet = () => middle + (scenario.ability ?? 0) + random.normal()
    const known = learnFrom(makeBank(scenario, random), scenario.before ?? 0, stakes, meet, random)
    const { bank } = known
    const fixedTest = nearest(bank, stakes)
    const perBank = size.learners / size.banks
    for (let learner = 0; learner < perBank; learner++) {
      const ability = meet()
      const { verdict, given } = answerAll(known, stakes, ability, random)
      sums.learners++
      sums.asked += given.length
      sums.mostAsked = Math.max(sums.mostAsked, given.length)
      const could = worth(stakes, (stake) => ability >= markOf(stake.level))
      sums.could += could
      sums.saved += Math.min(
        could,
        worth(stakes, (stake) => stake.level <= verdict.known),
      )
      count(sums, verdict, ability)
      if (verdict.known > 0 && ability < markOf(verdict.known) - levelStep) sums.clearly++
      for (const { level, certainty } of verdict.certainties) {
        const bin = bins[Math.min(9, Math.floor(certainty * 10))]
        if (!bin) continue
        bin.learners++
        bin.certainty += certainty
        bin.able += Number(ability >= markOf(level))
      }
      const byFixed = verdictOf({ stakes, given: fixedTest.map((item) => ({ item, isRight: answers(item, ability, random) })) })
      count(fixed, byFixed, ability)
      fixed.saved += Math.min(
        could,
        worth(stakes, (stake) => stake.level <= byFixed.known),
      )
    }
    sums.exposure = Math.max(sums.exposure, ...bank.map(({ shown }) => shown / perBank))
    const squares = bank.reduce((sum, { difficulty, truth }) => sum + (difficulty - truth.difficulty) ** 2, 0)
    sums.error += Math.sqrt(squares / bank.length) / size.banks
  }
  return {
    scenario,
    learners: sums.learners,
    asked: sums.asked / sums.learners,
    mostAsked: sums.mostAsked,
    excused: sums.excused / sums.learners,
    below: sums.below / sums.excused,
    clearlyBelow: sums.clearly / sums.excused,
    saved: sums.saved / sums.could,
    exposure: sums.exposure,
    fixed: { below: fixed.below / fixed.excused, saved: fixed.saved / sums.could },
    difficultyError: sums.error,
    calibration: bins.map(({ learners, certainty, able }) => ({
      learners,
      certainty: certainty / learners,
      able: able / learners,
    })),
  }
}

/** Every level saves as much as the one before it. */
const toStakes = (level: number, levels: number): Stake[] =>
  Array.from({ length: Math.min(levels, level) }, (_, place) => ({
    level: level - Math.min(levels, level) + 1 + place,
    points: 100,
  }))

const worth = (stakes: Stake[], counts: (stake: Stake) => boolean) =>
  stakes.reduce((sum, stake) => sum + (counts(stake) ? stake.points : 0), 0)

function count(sums: { excused: number; below: number }, { known }: Verdict, ability: number): void {
  if (known === 0) return
  sums.excused++
  if (ability < markOf(known)) sums.below++
}

function makeBank(
  { fourOptions, misjudged, harder = 0, discrimination = usualDiscrimination, sharpness }: Scenario,
  random: Random,
): Question[] {
  return Array.from({ length: size.bank }, (_, id) => {
    const stated = difficultyOf(1 + (id % 10))
    const guess = random.next() < fourOptions ? 0.25 : 0
    const truth = {
      difficulty: stated + harder + misjudged * random.normal(),
      discrimination: discrimination * Math.exp(0.25 * random.normal()),
      guess,
    }
    return {
      id,
      stated,
      difficulty: stated,
      spread: misjudged === 0 ? 0 : statedSpread,
      // Without answers, the engine takes all questions for equally sharp; they are not.
      discrimination:
        sharpness === undefined
          ? usualDiscrimination
          : clampDiscrimination(truth.discrimination * Math.exp(sharpness * random.normal())),
      guess,
      shown: 0,
      placements: 0,
      truth,
    }
  })
}

interface Known {
  bank: Question[]
  ability: number
}

function answerAll(known: Known, stakes: Stake[], ability: number, random: Random): { verdict: Verdict; given: Given[] } {
  const given: Given[] = []
  const { bank } = known
  const byId = new Map(bank.map((question) => [question.id, question]))
  for (;;) {
    const step = nextStep({ stakes, given, ...known }, random.next)
    const question = 'ask' in step ? byId.get(step.ask.id) : undefined
    if ('known' in step || !question) {
      for (const question of bank) question.placements++
      return { verdict: 'known' in step ? step : verdictOf({ stakes, given, ability: known.ability }), given }
    }
    question.shown++
    given.push({ item: question, isRight: answers(question, ability, random) })
  }
}

function answers({ truth }: Question, ability: number, random: Random): boolean {
  const knows = 1 / (1 + Math.exp(-truth.discrimination * (ability - truth.difficulty)))
  return random.next() < truth.guess + (1 - truth.guess) * knows
}

/** What the portal knows after a night's job that had so many placements to learn from. */
function learnFrom(bank: Question[], before: number, stakes: Stake[], meet: () => number, random: Random): Known {
  if (before === 0) return { bank, ability: 0 }
  const mark = markOf(stakes.at(-1)?.level ?? 1)
  const answered: Answered[] = Array.from({ length: before }, () => ({
    mark,
    given: answerAll({ bank, ability: 0 }, stakes, meet(), random).given.map(({ item, isRight }) => ({
      itemId: item.id,
      isRight,
    })),
  }))
  const { items, ability } = estimateDifficulties(bank, answered)
  const estimated = new Map(items.map((item) => [item.id, item]))
  return { bank: bank.map((question) => ({ ...question, ...estimated.get(question.id), shown: 0, placements: 0 })), ability }
}

/** The questions that say most about the mark before anything was answered. */
function nearest(bank: Question[], stakes: Stake[]): Question[] {
  const open = stakes.map((stake) => ({ ...stake, weights: weightsFor(markOf(stake.level), markOf(stake.level)) }))
  const even = likelihoodOf([])
  return bank.toSorted((a, b) => worthOf(b, even, open) - worthOf(a, even, open)).slice(0, size.fixed)
}

export interface Random {
  next: () => number
  normal: () => number
}

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
