import { estimateItems } from '#server/items/estimate-items.ts'
import { clampDiscrimination, difficultyOf, levelStep, markOf, statedSpread, usualDiscrimination } from '#server/items/index.ts'
import { type Given, likelihoodOf, weightsFor } from '#server/placement/engine/ability.ts'
import { type Offered, type Stake, worthOf } from '#server/placement/engine/choose-item.ts'
import { nextStep, type Verdict, verdictOf } from '#server/placement/engine/next-step.ts'
import type { Random } from '#server/testing/simulated-answers.ts'

export interface Scenario {
  name: string
  /** The share of questions with four options; all others cannot be guessed. */
  fourOptions: number
  /** How far the true difficulties are from the stated ones, as a standard deviation. */
  misjudged: number
  /** The same for the whole bank: positive when it is harder than its authors say. */
  harder?: number
  discrimination?: number
  /** How the discriminations that are known correlate with the true ones; without it, none is known. bench/RESULTS-items.md has it. */
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

/** How far discriminations are from each other, as a standard deviation of their logarithms. */
const differing = 0.25

function makeBank(
  { fourOptions, misjudged, harder = 0, discrimination = usualDiscrimination, sharpness }: Scenario,
  random: Random,
): Question[] {
  return Array.from({ length: size.bank }, (_, id) => {
    const stated = difficultyOf(1 + (id % 10))
    const guess = random.next() < fourOptions ? 0.25 : 0
    const difficulty = stated + harder + misjudged * random.normal()
    const sharp = random.normal()
    return {
      id,
      stated,
      difficulty: stated,
      spread: misjudged === 0 ? 0 : statedSpread,
      // Without answers, the engine takes all questions for equally sharp; they are not.
      discrimination:
        sharpness === undefined
          ? usualDiscrimination
          : clampDiscrimination(
              discrimination *
                Math.exp(differing * sharpness * (sharpness * sharp + Math.sqrt(1 - sharpness ** 2) * random.normal())),
            ),
      guess,
      shown: 0,
      placements: 0,
      truth: { difficulty, discrimination: discrimination * Math.exp(differing * sharp), guess },
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
  const learners = Array.from({ length: before }, () => {
    const { given } = answerAll({ bank, ability: 0 }, stakes, meet(), random)
    // Their ids are their places.
    return { level: mark, responses: given.map(({ item, isRight }) => ({ item: item.id, mark: Number(isRight) })) }
  })
  const { items, ability } = estimateItems({ stated: bank, learners })
  return { bank: bank.map((question, place) => ({ ...question, ...items[place], shown: 0, placements: 0 })), ability }
}

/** The questions that say most about the mark before anything was answered. */
function nearest(bank: Question[], stakes: Stake[]): Question[] {
  const open = stakes.map((stake) => ({ ...stake, weights: weightsFor(markOf(stake.level), markOf(stake.level)) }))
  const even = likelihoodOf([])
  return bank.toSorted((a, b) => worthOf(b, even, open) - worthOf(a, even, open)).slice(0, size.fixed)
}
